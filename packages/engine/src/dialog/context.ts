import { Temporal } from 'temporal-polyfill';
import type { CalendarFacts, StudioFacts } from '../facts.ts';
import { indexRows, type RowIndex } from '../prices/index.ts';
import { withAlikeZones } from '../prices/match/with-alike-zones.ts';
import type { StudioCalendar } from '../when/index.ts';
import { localTime } from '../when/local-time.ts';
import { remembering } from '../words/remembering.ts';

/** Everything a turn may look at besides the message and the memory. */
export type Context = {
  studio: StudioFacts;
  calendar: CalendarFacts;
  /** An ISO instant. */
  now: string;
  index: RowIndex;
  /** The whole message, of which a part may be looked at. */
  around?: string;
  /** Null while the studio has told no opening hours: then times are taken as wishes. */
  opening: StudioCalendar | null;
};

export function newContext(facts: StudioFacts, calendar: CalendarFacts | undefined, now: string): Context {
  const rows = withAlikeZones(facts.rows);
  const studio = rows === facts.rows ? facts : { ...facts, rows };
  return {
    studio,
    calendar: calendar ?? { busy: [], own: [] },
    now: toInstant(now, studio.timezone),
    index: indexRows(studio.rows),
    opening: openingOf(studio),
  };
}

/** A time without a zone is the studio's own time. */
export function toInstant(time: string, timezone: string): string {
  return KNOWN_INSTANTS(`${timezone} ${time}`);
}

/** A turn asks for the same moments again and again, and clock changes make each of them dear. */
const KNOWN_INSTANTS = remembering((key) => {
  const [timezone = '', time = ''] = key.split(' ');
  return readInstant(time, timezone);
}, 1000);

function readInstant(time: string, timezone: string): string {
  if (PLAIN_INSTANT.test(time)) {
    const plain = new Date(time).toISOString();
    if (plain.startsWith(time.slice(0, 19))) return plain.replace(/\.?0+Z$/, 'Z');
  }
  if (/(?:Z|[+-]\d{2}:?\d{2})(?:\[.*\])?$/.test(time)) return Temporal.Instant.from(time).toString();
  return Temporal.PlainDateTime.from(time).toZonedDateTime(timezone).toInstant().toString();
}

/** As clocks of servers tell the time: every turn has another one, and reading them by the calendar is dear. */
const PLAIN_INSTANT = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,3})?Z$/;

export function toLocal(instant: string, timezone: string): Temporal.PlainDateTime {
  return localTime(instant, timezone);
}

const DEFAULTS = { slotStepMinutes: 30, bufferMinutes: 0, noticeMinutes: 0, horizonDays: 180 };
const ONE_BAY = [{ id: '1', name: '1' }];

function openingOf(studio: StudioFacts): StudioCalendar | null {
  if (!studio.hours) return null;
  return {
    timezone: studio.timezone,
    hours: studio.hours,
    holidays: studio.holidays ?? [],
    bays: studio.bays && studio.bays.length > 0 ? studio.bays : ONE_BAY,
    slotStepMinutes: studio.slotStepMinutes ?? DEFAULTS.slotStepMinutes,
    bufferMinutes: studio.bufferMinutes ?? DEFAULTS.bufferMinutes,
    noticeMinutes: studio.noticeMinutes ?? DEFAULTS.noticeMinutes,
    horizonDays: studio.horizonDays ?? DEFAULTS.horizonDays,
  };
}
