import { type CalendarEvent, calendarEventSchema } from '@glossa/contracts';
import { z } from 'zod';
import { callProtected } from './request.ts';

/** The events that touch the span between two instants. */
export async function listEvents(
  partnerId: string,
  span: { from: string; to: string },
): Promise<CalendarEvent[]> {
  return callProtected(z.array(calendarEventSchema), {
    method: 'GET',
    path: `/api/partner/${encodeURIComponent(partnerId)}/event`,
    query: span,
  });
}
