import { type AuditAction, type AuditEntry, auditEntrySchema } from '@glossa/contracts';
import { z } from 'zod';
import { callProtectedList, type Listed } from './request.ts';

type AuditQuery = { page: number; pageSize: number; action?: AuditAction; search?: string };

/** Who did what: in one business, or, for administrators, in all of them. */
export async function listAudit(partnerId: string | null, query: AuditQuery): Promise<Listed<AuditEntry>> {
  const path =
    partnerId === null ? '/api/admin/audit' : `/api/partner/${encodeURIComponent(partnerId)}/audit`;
  return callProtectedList(z.array(auditEntrySchema), { method: 'GET', path, query });
}
