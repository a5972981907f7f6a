import type { CalendarEvent } from '@glossa/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarEvents } from '../modules/calendar/calendar.table.ts';
import { insertEvents, type NewEvent } from '../modules/calendar/index.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { demoEmails } from './demo-studios.ts';
import { clearDemo, rollDemo } from './keep-demo.ts';
import { seedDemo } from './seed-demo.ts';

const now = new Date('2026-03-09T07:30:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60_000);
const password = 'a-demo-password-42';
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ now: () => now });
  await seedDemo({ db: test.db, provider: test.provider, box: test.box, now: () => now, password });
});
afterAll(() => test.close());

type Studio = { partnerId: string; bayId: string; user: { token: string } };

it('takes what visitors booked out of the demo calendars after a day, and nothing else', async () => {
  const demo = await studioOf(await test.signIn('demo-london@glossa.local', password));
  const other = await studioOf((await test.createOwner('real@example.com')).user);
  const seeded = await titlesOf(demo);
  expect(seeded.length).toBeGreaterThan(0);
  await insertEvents(test.db, [
    booking(demo, { title: 'two days old', bookingKey: 'a', createdAt: hoursAgo(48) }),
    booking(demo, { title: 'of this morning', bookingKey: 'b', createdAt: hoursAgo(2) }),
    booking(demo, { title: 'by the owner', source: 'OWNER', createdAt: hoursAgo(48) }),
    booking(other, { title: 'of a real client', bookingKey: 'c', createdAt: hoursAgo(48) }),
  ]);

  expect(await clearDemo(test.db, now)).toBe(1);
  expect(await titlesOf(demo)).toEqual([...seeded, 'by the owner', 'of this morning'].sort());
  expect(await titlesOf(other)).toContain('of a real client');
  expect(await clearDemo(test.db, now)).toBe(0);
});

it('counts what visitors booked among the numbers, and no example', async () => {
  const user = await test.signIn('demo-kyiv@glossa.local', password);
  const demo = await studioOf(user);
  await insertEvents(test.db, [booking(demo, { title: 'by a visitor', bookingKey: 'v' })]);
  await test.db
    .update(calendarEvents)
    .set({ createdAt: hoursAgo(2) })
    .where(eq(calendarEvents.partnerId, demo.partnerId));
  const numbers = await test.send('GET', `/api/partner/${demo.partnerId}/numbers`, { as: user });
  const overview = await test.send('GET', `/api/partner/${demo.partnerId}/dashboard`, { as: user });
  expect(numbers.json().weeks.at(-1)).toMatchObject({ start: '2026-03-09', bookings: 1 });
  expect(overview.json().bookings).toBe(1);
});

describe('the example weeks', () => {
  const at = (day: string) => new Date(`${day}T10:00:00Z`);
  const ahead = async (studio: Studio, from: Date) =>
    (await eventsOf(studio)).filter(({ start }) => new Date(start) > from);

  it.each(['2026-03-13', '2026-03-14', '2026-03-15', '2026-03-29', '2026-04-06'])(
    'have jobs ahead on %s, whatever day it is',
    async (day) => {
      await rollDemo(test.db, at(day));
      for (const email of demoEmails) {
        const studio = await studioOf(await test.signIn(email, password));
        expect((await ahead(studio, at(day))).length).toBeGreaterThanOrEqual(5);
      }
      expect(await rollDemo(test.db, at(day))).toBe(0);
    },
  );

  it('leave out what is in their way, and what the owner has cancelled', async () => {
    const studio = await studioOf(await test.signIn('demo@glossa.local', password));
    await rollDemo(test.db, at('2026-04-13'));
    const [first] = await ahead(studio, at('2026-04-14'));
    const cancelled = await test.send('DELETE', `/api/partner/${studio.partnerId}/event/${first?.id}`, {
      headers: { authorization: `Bearer ${studio.user.token}` },
    });
    expect(cancelled.statusCode).toBeLessThan(300);
    const monday = { startsAt: at('2026-04-27'), endsAt: new Date('2026-04-27T10:30:00Z') };
    await insertEvents(test.db, [
      { ...booking(studio, { title: 'in the way' }), ...monday, source: 'OWNER' },
    ]);
    await rollDemo(test.db, at('2026-04-20'));
    const later = await ahead(studio, at('2026-04-14'));
    expect(later.find(({ id }) => id === first?.id)).toBeUndefined();
    expect(later.filter(({ title }) => title === 'in the way')).toHaveLength(1);
    expect(await rollDemo(test.db, at('2026-04-20'))).toBe(0);
  });

  it('go when they are long over, and nothing else does', async () => {
    const studio = await studioOf(await test.signIn('demo@glossa.local', password));
    const before = await eventsOf(studio);
    await rollDemo(test.db, at('2026-08-03'));
    const left = (await eventsOf(studio)).map(({ title }) => title);
    expect(left.length).toBeLessThan(before.length);
    expect(left).toContain('in the way');
  });
});

async function studioOf(user: Awaited<ReturnType<TestApp['signIn']>>): Promise<Studio> {
  const [partner] = (await test.send('GET', '/api/partner', { as: user })).json();
  return { partnerId: partner.id, bayId: partner.config.bays[0].id, user };
}

let days = 20;
/** Each on a day of its own, where nothing is in its way. */
function booking({ partnerId, bayId }: Studio, changes: Partial<NewEvent> & { title: string }): NewEvent {
  days += 1;
  const startsAt = new Date(now.getTime() + days * 24 * 60 * 60_000);
  const endsAt = new Date(startsAt.getTime() + 60 * 60_000);
  return { partnerId, bayId, source: 'BOT', startsAt, endsAt, ...changes };
}

async function eventsOf({ partnerId, user }: Studio): Promise<CalendarEvent[]> {
  const span = 'from=2026-03-01T00:00:00Z&to=2026-05-30T00:00:00Z';
  const listed = await test.send('GET', `/api/partner/${partnerId}/event?${span}`, {
    headers: { authorization: `Bearer ${user.token}` },
  });
  return listed.json().filter(({ status }: CalendarEvent) => status === 'BOOKED');
}

async function titlesOf(studio: Studio): Promise<string[]> {
  return (await eventsOf(studio)).map(({ title }) => title).sort();
}
