import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bayA, bayB, openTestStudio, type TestStudio, testRules } from '../test-studio.ts';

let studio: TestStudio;

beforeAll(async () => {
  studio = await openTestStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  studio.setNow('2027-03-01T06:00:00Z');
  await studio.db.execute(sql`delete from calendar_events`);
});

type Slot = { bayId: string; start: string; end: string };
const slots = async (query: string): Promise<Slot[]> =>
  (await studio.call('GET', `/free-slots?${query}`)).json().slots;
const startsOn = async (date: string, minutes = 60) => {
  const found = await slots(`durationMinutes=${minutes}&from=${date}T00:00:00Z&to=${date}T23:59:00Z`);
  return found.map(({ start }) => start.slice(11, 16));
};

describe('free slots', () => {
  it('keep hours, break, buffer, notice and the other bay', async () => {
    await studio.call('POST', '/event', {
      title: 'x',
      bayId: bayA,
      start: '2027-03-02T10:00',
      end: '2027-03-02T11:00',
    });
    const found = await slots('durationMinutes=180&from=2027-03-02T00:00:00Z&to=2027-03-03T00:00:00Z');
    expect(found.map(({ start }) => start.slice(11, 16))).toEqual([
      '08:00',
      '08:30',
      '09:00',
      '13:00',
      '13:30',
      '14:00',
    ]);
    expect(found[0]?.bayId).toBe(bayB);
    expect((await startsOn('2027-03-01'))[0]).toBe('08:00');
    studio.setNow('2027-03-01T06:01:00Z');
    expect((await startsOn('2027-03-01'))[0]).toBe('08:30');
  });

  it('take the time a service takes from the price list, else the studio’s usual', async () => {
    const rows = (await studio.call('GET', '/pricing')).json().rows;
    const row = rows.find(
      ({ durationMinutes }: { durationMinutes: number | null }) => durationMinutes !== null,
    );
    const longest = Math.max(
      ...rows
        .filter(({ service }: { service: string }) => service === row.service)
        .map(({ durationMinutes }: { durationMinutes: number | null }) => durationMinutes ?? 0),
    );
    const answer = await studio.call(
      'GET',
      `/free-slots?service=${encodeURIComponent(row.service.toUpperCase())}`,
    );
    expect(answer.json().durationMinutes).toBe(longest);
    const unknown = await studio.call('GET', '/free-slots?service=Levitation');
    expect(unknown.json().durationMinutes).toBe(testRules.defaultDurationMinutes);
  });

  it('follow a changed config at once', async () => {
    const config = (changes: object) => studio.call('PATCH', '/config', changes);
    expect(await startsOn('2027-03-07')).toEqual([]);
    await config({
      hours: { ...testRules.hours, sun: [['10:00', '12:00']] },
      slotStepMinutes: 60,
      holidays: [],
    });
    expect(await startsOn('2027-03-07')).toEqual(['09:00', '10:00']);
    expect((await startsOn('2027-03-26'))[0]).toBe('08:00');
    await config({ noticeMinutes: 30 * 24 * 60 });
    expect(await startsOn('2027-03-07')).toEqual([]);
    await config(testRules);
  });

  it('BK-18: keep the instants of events when the zone changes, and move the hours', async () => {
    const made = await studio.call('POST', '/event', {
      title: 'x',
      bayId: bayA,
      start: '2027-03-02T10:00',
      end: '2027-03-02T11:00',
    });
    await studio.call('PATCH', '/config', { timezone: 'Europe/Kiev' });
    const range = 'from=2027-03-02T00:00:00Z&to=2027-03-03T00:00:00Z';
    expect((await studio.call('GET', `/event?${range}`)).json()).toEqual([made.json()]);
    expect((await startsOn('2027-03-02'))[0]).toBe('07:00');
    for (const timezone of ['Mars/Phobos', 'GMT+2'])
      expect((await studio.call('PATCH', '/config', { timezone })).statusCode).toBe(400);
    await studio.call('PATCH', '/config', testRules);
  });

  it.each([
    ['2027-01-04T06:00:00Z'],
    ['2027-03-01T06:00:00Z'],
    ['2027-07-01T06:00:00Z'],
    ['2027-10-01T06:00:00Z'],
  ])('BK-12: begin at nine on the studio’s clock around both changes, asked on %s', async (now) => {
    const daily = {
      hours: Object.fromEntries(Object.keys(testRules.hours).map((day) => [day, [['09:00', '18:00']]])),
    };
    await studio.call('PATCH', '/config', { ...daily, holidays: [], horizonDays: 365 });
    studio.setNow(now);
    const days = [
      '2027-03-26',
      '2027-03-27',
      '2027-03-28',
      '2027-03-29',
      '2027-10-29',
      '2027-10-30',
      '2027-10-31',
      '2027-11-01',
    ];
    const utc = ['08:00', '08:00', '07:00', '07:00', '07:00', '07:00', '08:00', '08:00'];
    for (const [i, date] of days.entries()) {
      if (date > now) expect((await startsOn(date))[0], date).toBe(utc[i]);
    }
    await studio.call('PATCH', '/config', testRules);
  });

  it('BK-12: last as long as they say across the change', async () => {
    const night: [string, string][] = [['00:00', '24:00']];
    const hours = Object.fromEntries(Object.keys(testRules.hours).map((day) => [day, night]));
    await studio.call('PATCH', '/config', { hours });
    const found = await slots('durationMinutes=120&from=2027-03-28T00:00:00Z&to=2027-03-28T01:30:00Z');
    expect(found.map(({ start, end }) => (Date.parse(end) - Date.parse(start)) / 60_000)).toEqual([
      120, 120, 120,
    ]);
    await studio.call('PATCH', '/config', testRules);
  });

  it.each([
    ['a window that ends before it begins', 'from=2027-03-02T00:00:00Z&to=2027-03-01T00:00:00Z'],
    ['half a year', 'from=2027-03-02T00:00:00Z&to=2027-09-01T00:00:00Z'],
    ['no length', 'durationMinutes=0'],
    ['a field nobody knows', 'partnerId=x'],
  ])('refuse %s', async (_, query) => {
    expect((await studio.call('GET', `/free-slots?${query}`)).statusCode).toBe(400);
  });
});
