import { type CalendarEvent, largestPrice, type PartnerConfig, type UpdateEvent } from '@glossa/contracts';
import type { Database } from '../../../db/database.ts';
import { invalidRequest, notFound } from '../../../http/http.errors.ts';
import { toMinorUnits } from '../../pricing/index.ts';
import { findInTheWay } from '../booking/find-in-the-way.ts';
import { deleteExpiredHolds } from '../booking/holds.store.ts';
import { inLanes } from '../booking/in-lanes.ts';
import { retrying } from '../booking/retrying.ts';
import { badTime, fromCalendar, inPast, noJob, notDone, stale, unknownBay } from '../calendar.errors.ts';
import { findEvent, lockEvent, updateEventRow } from '../calendar.store.ts';
import { readEventTimes } from '../domain/read-event-times.ts';
import { presentEvent, type StoredEvent } from '../present-event.ts';
import { refuseTaken } from './refuse-taken.ts';

type Change = {
  partnerId: string;
  eventId: string;
  config: PartnerConfig;
  changes: UpdateEvent;
  now: Date;
};

/** A change by the owner. Two who change the same event both learn of it: the second one is told it is stale. */
export async function updateEvent(db: Database, change: Change): Promise<CalendarEvent> {
  const { partnerId, eventId, config, changes, now } = change;
  const before = await findEvent(db, partnerId, eventId);
  if (before?.status !== 'BOOKED') throw notFound();
  if (before.subscriptionId !== null) throw fromCalendar();
  const bayId = changes.bayId === undefined ? before.bayId : changes.bayId;
  const result = await retrying(() =>
    inLanes(db, { partnerId, bayIds: [before.bayId, bayId] }, (tx) => changeInLanes(tx, change)),
  );
  if (result === 'key_used') throw new Error('A change of an event never brings a key.');
  if (result !== 'overlap' && !('inTheWay' in result)) return presentEvent(result);
  const times = result === 'overlap' ? timesOf(before, change) : result;
  const span = { partnerId, bayId, ...times, bufferMinutes: 0, now, exceptEventId: eventId };
  const inTheWay = result === 'overlap' ? await findInTheWay(db, span) : result.inTheWay;
  throw await refuseTaken(db, { partnerId, config, ...times, now, inTheWay });
}

type Taken = { start: Date; end: Date; inTheWay: StoredEvent[] };

async function changeInLanes(tx: Database, change: Change): Promise<StoredEvent | Taken> {
  const { partnerId, eventId, config, changes, now } = change;
  const event = await lockEvent(tx, partnerId, eventId);
  if (event?.status !== 'BOOKED') throw notFound();
  const { force = false, version, start: _, end: __, paid: ___, ...entered } = changes;
  if (version !== undefined && version !== event.version) throw stale(presentEvent(event));
  const fields = { ...entered, ...outcomeOf(event, change) };
  const bayId = fields.bayId === undefined ? event.bayId : fields.bayId;
  const isNewBay = bayId !== event.bayId;
  if (isNewBay && bayId !== null && !config.bays.some(({ id }) => id === bayId)) throw unknownBay();
  const { start, end } = timesOf(event, change);
  const isNewStart = start.getTime() !== event.startsAt.getTime();
  const isMoved = isNewStart || isNewBay || end.getTime() !== event.endsAt.getTime();
  if (!isMoved) return updateEventRow(tx, event, fields);

  const allDay = fields.allDay ?? event.allDay;
  if (isNewStart && !force && (allDay ? end : start) <= now) throw inPast();
  const span = { partnerId, bayId, start, end, bufferMinutes: 0, now, exceptEventId: eventId };
  const inTheWay = await findInTheWay(tx, span);
  if (inTheWay.length > 0 && !force) return { start, end, inTheWay };
  await deleteExpiredHolds(tx, partnerId, now);
  const isForced = inTheWay.length > 0;
  const ofTime = isNewStart ? { remindedAt: null, clientWord: null } : {};
  return updateEventRow(tx, event, { ...fields, startsAt: start, endsAt: end, isForced, ...ofTime });
}

/** The event's times after the change; what is not named stays as it was. */
function timesOf(event: StoredEvent, { changes, config }: Change): { start: Date; end: Date } {
  const { start, end, allDay = event.allDay, bayId = event.bayId } = changes;
  if (start === undefined && end === undefined && allDay === event.allDay)
    return { start: event.startsAt, end: event.endsAt };
  const times = readEventTimes({
    start: start ?? event.startsAt.toISOString(),
    end: end ?? event.endsAt.toISOString(),
    allDay,
    isClosure: bayId === null,
    timezone: config.timezone,
  });
  if (!times.ok) throw badTime(times);
  return times;
}

/** What was paid belongs to a job that is done, and goes when it is not. */
function outcomeOf(event: StoredEvent, { changes, config }: Change) {
  const { jobState = event.jobState, paid } = changes;
  if (jobState !== event.jobState && event.bayId === null) throw noJob();
  if (jobState !== 'DONE') {
    if (paid !== undefined && paid !== null) throw notDone();
    return { jobState, paidMinor: null, paidCurrency: null };
  }
  if (paid === undefined) return { jobState };
  if (paid === null) return { jobState, paidMinor: null, paidCurrency: null };
  const paidCurrency = event.quote?.currency ?? config.currency;
  if (paid > largestPrice(paidCurrency)) throw invalidRequest('paid: is too large for its currency');
  return { jobState, paidMinor: toMinorUnits(paid), paidCurrency };
}
