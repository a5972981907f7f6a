import {
  type Dashboard,
  dashboardSchema,
  type PartnerExport,
  type PlanUsage,
  partnerExportSchema,
  planUsageSchema,
} from '@glossa/contracts';
import { callProtected } from './request.ts';

export async function getDashboard(partnerId: string): Promise<Dashboard> {
  return callProtected(dashboardSchema, { method: 'GET', path: pathOf(partnerId, 'dashboard') });
}

/** The month's dialogs against what the plan holds. */
export async function getUsage(partnerId: string): Promise<PlanUsage> {
  return callProtected(planUsageSchema, { method: 'GET', path: pathOf(partnerId, 'usage') });
}

/** Everything the business keeps here. */
export async function getPartnerExport(partnerId: string): Promise<PartnerExport> {
  return callProtected(partnerExportSchema, { method: 'GET', path: pathOf(partnerId, 'export') });
}

function pathOf(partnerId: string, rest: string): string {
  return `/api/partner/${encodeURIComponent(partnerId)}/${rest}`;
}
