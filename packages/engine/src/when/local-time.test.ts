import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { localTime } from './local-time.ts';

/** Two years in uneven steps of some hours; the clocks of these zones change at different minutes. */
const instants = Array.from({ length: 4000 }, (_, at) =>
  new Date(Date.UTC(2026, 0, 1) + at * 4.3 * 3_600_000 + (at % 7) * 61_007).toISOString(),
);

it.each(['Europe/Berlin', 'Europe/Kyiv', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC'])(
  'shows what the calendar says in %s',
  (timezone) => {
    const wrong = instants.filter((instant) => {
      const said = Temporal.Instant.from(instant).toZonedDateTimeISO(timezone).toPlainDateTime();
      return !localTime(instant, timezone).equals(said);
    });
    expect(wrong).toEqual([]);
  },
);

it.each([
  ['2026-03-29T00:59:59.999Z', '2026-03-29T01:59:59.999'],
  ['2026-03-29T01:00:00Z', '2026-03-29T03:00:00'],
  ['2026-10-25T00:59:59Z', '2026-10-25T02:59:59'],
  ['2026-10-25T01:00:00Z', '2026-10-25T02:00:00'],
  ['2026-10-25T03:00:00+02:00', '2026-10-25T02:00:00'],
  ['2026-03-11T09:00:00.123456Z', '2026-03-11T10:00:00.123456'],
])('%s is %s in Berlin', (instant, shown) => {
  expect(localTime(instant, 'Europe/Berlin').toString()).toBe(shown);
});
