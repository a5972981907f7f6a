import { type Dashboard, dashboardSchema, type PlanUsage, planUsageSchema } from '@glossa/contracts';
import { callProtected } from './request.ts';

export async function getDashboard(partnerId: string): Promise<Dashboard> {
  return callProtected(dashboardSchema, { method: 'GET', path: pathOf(partnerId, 'dashboard') });
}

/** The month's dialogs against what the plan holds. */
export async function getUsage(partnerId: string): Promise<PlanUsage> {
  return callProtected(planUsageSchema, { method: 'GET', path: pathOf(partnerId, 'usage') });
}

function pathOf(partnerId: string, rest: string): string {
  return `/api/partner/${encodeURIComponent(partnerId)}/${rest}`;
}
