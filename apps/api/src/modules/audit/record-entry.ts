import type { AuditAction, AuditActor } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import { auditEntries } from './audit.table.ts';

export type NewEntry = {
  action: AuditAction;
  actor: AuditActor;
  actorId?: string | null;
  partner?: { id: string; name: string } | null;
  subject?: string;
  requestId?: string;
};

/** One line more. Inside a transaction it stands if and only if what it tells of does. */
export async function recordEntry(db: Database, entry: NewEntry): Promise<void> {
  const { action, actor, actorId = null, partner = null, subject = '', requestId = null } = entry;
  await db.insert(auditEntries).values({
    action,
    actor,
    actorId,
    partnerId: partner?.id ?? null,
    partnerName: partner?.name ?? '',
    subject: subject.slice(0, 200),
    requestId,
  });
}
