import type { FreeSlot } from '@glossa/contracts';
import { listFreeSlots, workingMinutes } from '@glossa/engine';
import type { Database } from '../../../db/database.ts';
import { findBusySpans } from '../booking/find-busy-spans.ts';
import type { FoundBooking } from './find-own-booking.ts';

type Window = { from: Date; to: Date; now: Date };

const dayMs = 24 * 60 * 60_000;

/** Where a booking could go instead. Its own time counts as free, for it would leave it. */
export async function listMoveSlots(
  db: Database,
  { event, partner }: FoundBooking,
  { from, to, now }: Window,
): Promise<FreeSlot[]> {
  const { config } = partner;
  const durationMinutes = workingMinutes(config, {
    start: event.startsAt.toISOString(),
    end: event.endsAt.toISOString(),
  });
  const busy = await findBusySpans(db, partner.id, {
    from: new Date(from.getTime() - dayMs).toISOString(),
    to: new Date(to.getTime() + durationMinutes * 60_000 * 10 + dayMs).toISOString(),
    now,
    ...(event.conversationId && { exceptConversationId: event.conversationId }),
    exceptEventId: event.id,
  });
  return listFreeSlots(config, busy, {
    durationMinutes,
    from: from.toISOString(),
    to: to.toISOString(),
    now: now.toISOString(),
  });
}
