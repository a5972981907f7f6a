import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertEvents, type NewEvent } from '../modules/calendar/index.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { clearDemo } from './clear-demo.ts';
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

async function titlesOf({ partnerId, user }: Studio): Promise<string[]> {
  const span = 'from=2026-03-01T00:00:00Z&to=2026-04-30T00:00:00Z';
  const listed = await test.send('GET', `/api/partner/${partnerId}/event?${span}`, {
    headers: { authorization: `Bearer ${user.token}` },
  });
  return listed
    .json()
    .map(({ title }: { title: string }) => title)
    .sort();
}
