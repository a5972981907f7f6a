import { createHash, randomUUID } from 'node:crypto';
import type { CalendarEvent, CreateEvent, PartnerConfig } from '@glossa/contracts';
import type { Database } from '../../../db/database.ts';
import { findInTheWay } from '../booking/find-in-the-way.ts';
import { deleteExpiredHolds } from '../booking/holds.store.ts';
import { inLanes } from '../booking/in-lanes.ts';
import { retrying } from '../booking/retrying.ts';
import { badTime, inPast, keyReused, tooManyRepeats, unknownBay } from '../calendar.errors.ts';
import { findEventByKey, insertEvent, insertEvents, type NewEvent } from '../calendar.store.ts';
import { listOccurrences } from '../domain/occurrences.ts';
import { readEventTimes } from '../domain/read-event-times.ts';
import { presentEvent, type StoredEvent } from '../present-event.ts';
import { refuseTaken } from './refuse-taken.ts';

type Wanted = {
  partnerId: string;
  config: PartnerConfig;
  event: CreateEvent;
  /** The same key with the same event gives the event that exists. */
  key: string | null;
  now: Date;
};

/** An event the owner enters. Owners may break hours, notice and buffer, but take a taken bay only on purpose. */
export async function createEvent(db: Database, wanted: Wanted): Promise<CalendarEvent> {
  const known = await findKnown(db, wanted);
  if (known) return presentEvent(known);
  const { partnerId, config, now } = wanted;
  const places = readPlaces(wanted);
  const spanOf = (place: Place) => ({ partnerId, ...place, bufferMinutes: 0, now });
  const [first, ...others] = places;
  const spans: Spans = [spanOf(first), ...others.map(spanOf)];
  const result = await insertInLane(db, wanted, spans);
  if ('event' in result) return presentEvent(result.event);
  // Whoever lost against the same key is answered like the winner.
  const winner = await findKnown(db, wanted);
  if (winner) return presentEvent(winner);
  const inTheWay = result.inTheWay ?? (await findAnyInTheWay(db, spans));
  throw await refuseTaken(db, { partnerId, config, ...first, now, inTheWay });
}

type Place = { bayId: string | null; start: Date; end: Date };
type Spans = [Span, ...Span[]];
type Span = Place & { partnerId: string; bufferMinutes: number; now: Date };

/** One place, or as many as it repeats. */
function readPlaces(wanted: Wanted): [Place, ...Place[]] {
  const { repeat, ...event } = wanted.event;
  const first = readPlace({ ...wanted, event });
  if (!repeat) return [first];
  const times = listOccurrences(event, repeat);
  if (!times) throw tooManyRepeats();
  return [first, ...times.slice(1).map((time) => readPlace({ ...wanted, event: { ...event, ...time } }))];
}

function readPlace({ config, event, now }: Wanted): Place {
  const { bayId, allDay = false, force = false } = event;
  if (bayId !== null && !config.bays.some(({ id }) => id === bayId)) throw unknownBay();
  const times = readEventTimes({ ...event, allDay, isClosure: bayId === null, timezone: config.timezone });
  if (!times.ok) throw badTime(times);
  if (!force && (allDay ? times.end : times.start) <= now) throw inPast();
  return { bayId, start: times.start, end: times.end };
}

type Outcome = { event: StoredEvent } | { inTheWay: StoredEvent[] | null };

async function insertInLane(db: Database, wanted: Wanted, spans: [Span, ...Span[]]): Promise<Outcome> {
  const { partnerId, event, now } = wanted;
  const { force = false } = event;
  // Looked at without a lock first: of many who want one slot, only the first few have to wait in line.
  const early = force ? [] : await findAnyInTheWay(db, spans);
  if (early.length > 0) return { inTheWay: early };
  const [{ bayId }] = spans;
  const result = await retrying(() =>
    inLanes(db, { partnerId, bayIds: [bayId] }, async (tx): Promise<Outcome> => {
      const taken: StoredEvent[][] = [];
      for (const span of spans) taken.push(await findInTheWay(tx, span));
      if (taken.some((inTheWay) => inTheWay.length > 0) && !force)
        return { inTheWay: taken.flat().slice(0, mostShown) };
      await deleteExpiredHolds(tx, partnerId, now);
      const seriesId = spans.length > 1 ? randomUUID() : null;
      const rows = spans.map((span, i) => ({
        ...rowOf(i === 0 ? wanted : { ...wanted, key: null }, span),
        isForced: (taken[i]?.length ?? 0) > 0,
        seriesId,
      }));
      const [first, ...others] = rows;
      if (!first) return { inTheWay: [] };
      const inserted = await insertEvent(tx, first);
      await insertEvents(tx, others);
      return { event: inserted };
    }),
  );
  return typeof result === 'string' ? { inTheWay: null } : result;
}

async function findAnyInTheWay(db: Database, spans: readonly Span[]): Promise<StoredEvent[]> {
  const found: StoredEvent[] = [];
  for (const span of spans) {
    found.push(...(await findInTheWay(db, span)));
    if (found.length >= mostShown) break;
  }
  return found.slice(0, mostShown);
}

const mostShown = 5;

function rowOf({ partnerId, event, key, now }: Wanted, { start, end }: Place): NewEvent {
  const { force: _, start: __, end: ___, repeat: ____, ...fields } = event;
  return {
    ...fields,
    partnerId,
    startsAt: start,
    endsAt: end,
    source: 'OWNER',
    createdAt: now,
    bookingKey: key === null ? null : keyOf(key),
    requestFingerprint: key === null ? null : fingerprintOf(event),
  };
}

async function findKnown(db: Database, { partnerId, event, key }: Wanted): Promise<StoredEvent | null> {
  const known = key === null ? null : await findEventByKey(db, partnerId, keyOf(key));
  if (known && known.requestFingerprint !== fingerprintOf(event)) throw keyReused();
  return known;
}

/** Apart from the keys of bookings that bots make. */
function keyOf(key: string): string {
  return `owner:${key}`;
}

function fingerprintOf(event: CreateEvent): string {
  const sorted = Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url');
}
