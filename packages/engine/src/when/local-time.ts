import { Temporal } from 'temporal-polyfill';
import { remembering } from '../words/remembering.ts';

/** What the clocks of a zone show at an instant. */
export function localTime(instant: string, timezone: string): Temporal.PlainDateTime {
  return KNOWN(`${timezone} ${instant}`);
}

const KNOWN = remembering((key) => {
  const [timezone = '', instant = ''] = key.split(' ');
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timezone).toPlainDateTime();
}, 1000);
