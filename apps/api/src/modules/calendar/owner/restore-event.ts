import type { CalendarEvent, PartnerConfig } from '@glossa/contracts';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../http/http.errors.ts';
import { findInTheWay } from '../booking/find-in-the-way.ts';
import { inLanes } from '../booking/in-lanes.ts';
import { retrying } from '../booking/retrying.ts';
import { findEvent, lockEvent, updateEventRow } from '../calendar.store.ts';
import { presentEvent } from '../present-event.ts';
import { refuseTaken } from './refuse-taken.ts';

type Restoring = { partnerId: string; eventId: string; config: PartnerConfig; now: Date };

/** Puts a cancelled event back, unless its time was sold meanwhile. */
export async function restoreEvent(db: Database, restoring: Restoring): Promise<CalendarEvent> {
  const { partnerId, eventId, config, now } = restoring;
  const cancelled = await findEvent(db, partnerId, eventId);
  if (cancelled?.status !== 'CANCELLED') throw notFound();
  const { bayId, startsAt: start, endsAt: end } = cancelled;
  const span = { partnerId, bayId, start, end, bufferMinutes: 0, now };
  const result = await retrying(() =>
    inLanes(db, { partnerId, bayIds: [bayId] }, async (tx) => {
      const event = await lockEvent(tx, partnerId, eventId);
      if (event?.status !== 'CANCELLED') throw notFound();
      if ((await findInTheWay(tx, span)).length > 0) return 'overlap';
      return updateEventRow(tx, event, { status: 'BOOKED', cancelledAt: null, cancelledBy: null });
    }),
  );
  if (typeof result !== 'string') return presentEvent(result);
  const inTheWay = await findInTheWay(db, span);
  throw await refuseTaken(db, { partnerId, config, start, end, now, inTheWay });
}
