import {
  type NoticeSettings,
  noticeSettingsSchema,
  type Retention,
  retentionSchema,
} from '@glossa/contracts';
import { callProtected } from './request.ts';

/** How long a business keeps its talks. */
export async function getRetention(partnerId: string): Promise<Retention> {
  return callProtected(retentionSchema, { method: 'GET', path: pathOf(partnerId, 'retention') });
}

export async function saveRetention(partnerId: string, days: number | null): Promise<Retention> {
  const path = pathOf(partnerId, 'retention');
  return callProtected(retentionSchema, { method: 'PATCH', path, body: { days } });
}

/** Which notices its people get. */
export async function getNotices(partnerId: string): Promise<NoticeSettings> {
  return callProtected(noticeSettingsSchema, { method: 'GET', path: pathOf(partnerId, 'notices') });
}

export async function saveNotices(partnerId: string, notices: NoticeSettings): Promise<NoticeSettings> {
  const path = pathOf(partnerId, 'notices');
  return callProtected(noticeSettingsSchema, { method: 'PATCH', path, body: notices });
}

function pathOf(partnerId: string, rest: string): string {
  return `/api/partner/${encodeURIComponent(partnerId)}/${rest}`;
}
