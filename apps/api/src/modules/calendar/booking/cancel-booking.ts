import type { CalendarEvent } from '@glossa/contracts';
import type { Database } from '../../../db/database.ts';
import { lockEvent, updateEventRow } from '../calendar.store.ts';
import { type BookingRules, isBeforeCutoff } from '../domain/booking-rules.ts';
import { presentEvent } from '../present-event.ts';

type Cancellation = {
  partnerId: string;
  eventId: string;
  /** Given, the booking must be this conversation's own. */
  conversationId?: string;
  now: Date;
  rules: Pick<BookingRules, 'cancelCutoffHours'>;
};

export type CancelResult =
  | { ok: true; event: CalendarEvent }
  | { ok: false; reason: 'not_found' | 'too_late' };

/** Cancels for a client, until the cut-off. Cancelling again is answered like the first time. */
export async function cancelBooking(db: Database, cancellation: Cancellation): Promise<CancelResult> {
  const { partnerId, eventId, conversationId, now, rules } = cancellation;
  return db.transaction(async (tx) => {
    const event = await lockEvent(tx, partnerId, eventId);
    if (!event || event.status === 'HOLD') return { ok: false, reason: 'not_found' };
    if (conversationId !== undefined && event.conversationId !== conversationId)
      return { ok: false, reason: 'not_found' };
    if (event.status === 'CANCELLED') return { ok: true, event: presentEvent(event) };
    if (!isBeforeCutoff(event.startsAt, now, rules)) return { ok: false, reason: 'too_late' };
    const changes = { status: 'CANCELLED', cancelledAt: now, cancelledBy: 'CLIENT' } as const;
    return { ok: true, event: presentEvent(await updateEventRow(tx, event, changes)) };
  });
}
