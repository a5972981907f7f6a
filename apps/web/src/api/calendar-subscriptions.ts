import {
  type CalendarSubscription,
  type CreateSubscription,
  calendarSubscriptionSchema,
} from '@glossa/contracts';
import { z } from 'zod';
import { callProtected, sendProtected } from './request.ts';

const list = z.array(calendarSubscriptionSchema);

/** Other calendars whose times are taken here. */
export async function listSubscriptions(partnerId: string): Promise<CalendarSubscription[]> {
  return callProtected(list, { method: 'GET', path: pathOf(partnerId) });
}

export async function addSubscription(
  partnerId: string,
  subscription: CreateSubscription,
): Promise<CalendarSubscription[]> {
  return callProtected(list, { method: 'POST', path: pathOf(partnerId), body: subscription });
}

export async function removeSubscription(partnerId: string, id: string): Promise<void> {
  await sendProtected({ method: 'DELETE', path: `${pathOf(partnerId)}/${encodeURIComponent(id)}` });
}

function pathOf(partnerId: string): string {
  return `/api/partner/${encodeURIComponent(partnerId)}/calendar-subscription`;
}
