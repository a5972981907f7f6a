// @vitest-environment node
import { expect, it } from 'vitest';
import { exampleEvent, examplePartner } from '../../testing/examples.ts';
import { bookedMoney, stripDays } from './strip-days.ts';

const { config } = examplePartner();
const bayId = config.bays[0]?.id ?? '';
const hours = { ...config.hours, thu: [['08:00', '18:00']] as [string, string][], sun: [] };
const studio = { ...config, timezone: 'Europe/Berlin', hours, holidays: ['2026-03-13'] };
// A Thursday morning.
const now = new Date('2026-03-12T06:00:00Z');
const job = exampleEvent({ start: '2026-03-12T07:00:00.000Z', end: '2026-03-12T12:00:00.000Z', bayId });
const strip = (...events: Parameters<typeof stripDays>[0]) => stripDays(events, studio, { now, days: 7 });

it('draws what a bay has to do between opening and closing', () => {
  const [today, tomorrow] = strip(job);
  expect(today).toEqual({
    date: '2026-03-12',
    isToday: true,
    isClosed: false,
    jobs: 1,
    bays: [{ id: bayId, taken: [{ from: 0, to: 0.5 }] }],
  });
  expect(tomorrow).toMatchObject({ date: '2026-03-13', isClosed: true, jobs: 0, bays: [{ taken: [] }] });
  expect(strip().map(({ isClosed }) => isClosed)[3]).toBe(true);
});

it('keeps a car that stays overnight in both days, and counts no hold and no closure', () => {
  const long = exampleEvent({ start: '2026-03-12T15:00:00.000Z', end: '2026-03-13T10:00:00.000Z', bayId });
  expect(strip(long).map(({ jobs }) => jobs)).toEqual([1, 1, 0, 0, 0, 0, 0]);
  const none = strip({ ...job, status: 'HOLD' }, { ...job, bayId: null }, { ...job, status: 'CANCELLED' });
  expect(none[0]?.jobs).toBe(0);
});

it('takes a bay for a time of another calendar, and counts no car for it', () => {
  const [today] = strip({ ...job, source: 'CALENDAR' });
  expect(today).toMatchObject({ jobs: 0, bays: [{ taken: [{ from: 0, to: 0.5 }] }] });
});

it('adds up what was quoted in the studio’s own currency', () => {
  const quoted = (total: number, currency: 'EUR' | 'USD' = 'EUR') => ({
    ...job,
    quote: { lines: [], total, currency },
  });
  const events = [
    quoted(79.1),
    quoted(0.2),
    quoted(500, 'USD'),
    { ...quoted(9), status: 'CANCELLED' as const },
    job,
  ];
  expect(bookedMoney(events, 'EUR')).toBe(79.3);
});
