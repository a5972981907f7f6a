import {
  type ModelSettings,
  type ModelUsage,
  modelUsageSchema,
  type NoticeOverview,
  type NoticeSettings,
  noticeOverviewSchema,
  type Retention,
  retentionSchema,
} from '@glossa/contracts';
import { callProtected, sendProtected } from './request.ts';

/** How long a business keeps its talks. */
export async function getRetention(partnerId: string): Promise<Retention> {
  return callProtected(retentionSchema, { method: 'GET', path: pathOf(partnerId, 'retention') });
}

export async function saveRetention(partnerId: string, days: number | null): Promise<Retention> {
  const path = pathOf(partnerId, 'retention');
  return callProtected(retentionSchema, { method: 'PATCH', path, body: { days } });
}

/** What its bots asked of the language model this month. */
export async function getModelUsage(partnerId: string): Promise<ModelUsage> {
  return callProtected(modelUsageSchema, { method: 'GET', path: pathOf(partnerId, 'model-usage') });
}

export async function saveModelSettings(partnerId: string, model: ModelSettings): Promise<void> {
  await sendProtected({ method: 'PATCH', path: pathOf(partnerId, 'config'), body: { model } });
}

/** Which notices its people get. */
export async function getNotices(partnerId: string): Promise<NoticeOverview> {
  return callProtected(noticeOverviewSchema, { method: 'GET', path: pathOf(partnerId, 'notices') });
}

export async function saveNotices(
  partnerId: string,
  { mail, telegram }: NoticeSettings,
): Promise<NoticeOverview> {
  const path = pathOf(partnerId, 'notices');
  return callProtected(noticeOverviewSchema, { method: 'PATCH', path, body: { mail, telegram } });
}

/** Mails the link again that confirms an address of the studio. */
export async function askToConfirm(partnerId: string, email: string): Promise<void> {
  const path = pathOf(partnerId, 'notices/confirmation');
  await sendProtected({ method: 'POST', path, body: { email } });
}

function pathOf(partnerId: string, rest: string): string {
  return `/api/partner/${encodeURIComponent(partnerId)}/${rest}`;
}
