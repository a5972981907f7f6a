import { Temporal } from 'temporal-polyfill';
import { remembering } from '../words/remembering.ts';

/** What the clocks of a zone show at an instant. */
export function localTime(instant: string, timezone: string): Temporal.PlainDateTime {
  return KNOWN(`${timezone} ${instant}`);
}

const KNOWN = remembering((key) => {
  const [timezone = '', instant = ''] = key.split(' ');
  const time = Date.parse(instant);
  if (Number.isNaN(time) || !AT_MOST_MILLISECONDS.test(instant))
    return Temporal.Instant.from(instant).toZonedDateTimeISO(timezone).toPlainDateTime();
  const shown = new Date(time + OFFSETS(`${timezone} ${Math.floor(time / QUARTER)}`));
  return new Temporal.PlainDateTime(
    shown.getUTCFullYear(),
    shown.getUTCMonth() + 1,
    shown.getUTCDate(),
    shown.getUTCHours(),
    shown.getUTCMinutes(),
    shown.getUTCSeconds(),
    shown.getUTCMilliseconds(),
  );
}, 1000);

const AT_MOST_MILLISECONDS = /T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/;

/** Clocks are put forward and back at a quarter of an hour, so within one the distance to UTC stays the same. */
const OFFSETS = remembering((key) => {
  const [timezone = '', quarter = ''] = key.split(' ');
  const instant = Temporal.Instant.fromEpochMilliseconds(Number(quarter) * QUARTER);
  return instant.toZonedDateTimeISO(timezone).offsetNanoseconds / 1_000_000;
}, 1000);

const QUARTER = 15 * 60_000;
