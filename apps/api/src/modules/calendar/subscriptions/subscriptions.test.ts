import { randomUUID } from 'node:crypto';
import type { CalendarEvent, CalendarSubscription } from '@glossa/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSecretBox } from '../../../secrets/secret-box.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { bayA, bayB, openTestStudio, type TestStudio } from '../test-studio.ts';
import type { FetchCalendar } from './refresh-subscription.ts';
import { refreshDue } from './start-subscriptions.ts';

const box = createSecretBox('a secret for tests that is long enough');
const secret = 'https://calendar.example/private-7f3a/basic.ics';
let answer: Awaited<ReturnType<FetchCalendar>>;
const asked: string[] = [];
const fetchCalendar: FetchCalendar = async (url) => {
  asked.push(url);
  return answer;
};

let studio: TestStudio;
beforeAll(async () => {
  studio = await openTestStudio('2027-03-01T06:00:00Z', { fetchCalendar });
});
afterAll(() => studio.close());
beforeEach(async () => {
  await studio.db.execute(sql`delete from calendar_events`);
  await studio.db.execute(sql`delete from calendar_subscriptions`);
  studio.setNow('2027-03-01T06:00:00Z');
  asked.length = 0;
  answer = calendar('20270302T100000');
});

/** One hour a day, by the studio's clock. */
function calendar(...starts: string[]): Awaited<ReturnType<FetchCalendar>> {
  const entries = starts.map(
    (start) =>
      `BEGIN:VEVENT\r\nUID:${start}\r\nSUMMARY:Dentist\r\nDTSTART:${start}\r\nDURATION:PT1H\r\nEND:VEVENT\r\n`,
  );
  return { ok: true, body: Buffer.from(`BEGIN:VCALENDAR\r\n${entries.join('')}END:VCALENDAR\r\n`) };
}

const path = '/calendar-subscription';
const subscribe = (changes: object = {}) =>
  studio.call('POST', path, { name: 'Private', url: secret, bayId: null, ...changes });
const subscriptions = async (): Promise<CalendarSubscription[]> => (await studio.call('GET', path)).json();
const events = async (): Promise<CalendarEvent[]> =>
  (await studio.call('GET', '/event?from=2027-03-01T00:00:00Z&to=2027-04-01T00:00:00Z')).json();
const refresh = () => refreshDue({ db: studio.db, box, now: studio.now, fetchCalendar });

describe('another calendar', () => {
  it('takes its times in the studio, and says where they come from', async () => {
    const added = await subscribe();
    expect(added.statusCode).toBe(201);
    const [subscription] = added.json();
    expect(subscription).toMatchObject({
      name: 'Private',
      host: 'calendar.example',
      blocks: 1,
      problem: null,
      readAt: '2027-03-01T06:00:00.000Z',
    });
    const [block] = await events();
    expect(block).toMatchObject({
      title: 'Dentist',
      source: 'CALENDAR',
      subscriptionId: subscription.id,
      bayId: null,
      start: '2027-03-02T09:00:00.000Z',
    });
    const taken = await studio.book({ start: '2027-03-02T09:00:00Z', end: '2027-03-02T10:00:00Z' });
    expect(taken).toMatchObject({ reason: 'taken' });
    const free = await studio.call('GET', '/free-slots?from=2027-03-02T00:00:00Z&to=2027-03-02T23:00:00Z');
    const starts = free.json().slots.map(({ start }: { start: string }) => start.slice(11, 16));
    expect(starts).toContain('08:00');
    expect(starts).not.toContain('09:00');
  });

  it('takes the time of one bay where only that is meant, also over what is booked there', async () => {
    await studio.book({ start: '2027-03-02T09:00:00Z', end: '2027-03-02T10:00:00Z' });
    expect((await subscribe({ bayId: bayA })).statusCode).toBe(201);
    expect(await events()).toHaveLength(2);
    const beside = { bayId: bayB, start: '2027-03-02T09:00:00Z', end: '2027-03-02T10:00:00Z' };
    expect(await studio.book(beside)).toMatchObject({ ok: true });
  });

  it('is changed where it is kept: not here, and not sent out again', async () => {
    await subscribe();
    const [block] = await events();
    const changed = await studio.call('PATCH', `/event/${block?.id}`, { title: 'Mine' });
    expect(changed.json()).toMatchObject({ code: 'from_calendar' });
    expect((await studio.call('DELETE', `/event/${block?.id}`)).json()).toMatchObject({
      code: 'from_calendar',
    });
    const { url } = (await studio.call('POST', '/calendar-feed', {})).json();
    const feed = await studio.send('GET', new URL(url).pathname);
    expect(feed.statusCode).toBe(200);
    expect(feed.body).not.toContain('Dentist');
  });

  it('keeps its address to itself', async () => {
    const added = await subscribe();
    const stored = await studio.db.execute(sql`select t::text as row from calendar_subscriptions t`);
    expect(added.body + JSON.stringify(stored.rows) + studio.logLines.join('')).not.toContain('private-7f3a');
    expect(asked).toEqual([secret]);
  });

  it('goes with all its times', async () => {
    const [subscription] = (await subscribe()).json();
    expect((await studio.call('DELETE', `${path}/${subscription.id}`)).statusCode).toBe(204);
    expect(await subscriptions()).toEqual([]);
    expect(await events()).toEqual([]);
    expect((await studio.call('DELETE', `${path}/${subscription.id}`)).statusCode).toBe(404);
  });
});

describe('reading again', () => {
  it('happens after fifteen minutes, and takes what is new', async () => {
    await subscribe();
    studio.setNow('2027-03-01T06:14:00Z');
    expect(await refresh()).toBe(0);
    answer = calendar('20270303T100000', '20270304T100000');
    studio.setNow('2027-03-01T06:16:00Z');
    expect(await refresh()).toBe(1);
    expect((await events()).map(({ start }) => start.slice(8, 10))).toEqual(['03', '04']);
    expect((await subscriptions())[0]).toMatchObject({ blocks: 2, readAt: '2027-03-01T06:16:00.000Z' });
  });

  it('leaves what is the same as it is', async () => {
    await subscribe();
    const [before] = await events();
    studio.setNow('2027-03-01T06:16:00Z');
    await refresh();
    expect((await events())[0]?.id).toBe(before?.id);
  });

  it.each([
    [{ ok: false, problem: 'unreachable' } as const, 'unreachable'],
    [{ ok: false, problem: 'refused' } as const, 'refused'],
    [{ ok: true, body: Buffer.from('<html>') } as const, 'not_calendar'],
  ])('keeps the times it had where it gets %j, and says so', async (next, problem) => {
    await subscribe();
    answer = next;
    studio.setNow('2027-03-01T06:16:00Z');
    await refresh();
    expect(await events()).toHaveLength(1);
    expect((await subscriptions())[0]).toMatchObject({ problem, readAt: '2027-03-01T06:00:00.000Z' });
    expect(await refresh()).toBe(0);
  });
});

describe('refusals', () => {
  it.each([
    [{ ok: true, body: Buffer.from('hello') } as const, 'not_calendar'],
    [{ ok: false, problem: 'too_large' } as const, 'too_large'],
  ])('keeps nothing of %j', async (next, problem) => {
    answer = next;
    const refused = await subscribe();
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: 'calendar_refused', details: { problem } });
    expect(await subscriptions()).toEqual([]);
  });

  it('takes five, and no bay of somebody else', async () => {
    for (let i = 0; i < 5; i += 1) expect((await subscribe()).statusCode).toBe(201);
    expect((await subscribe()).json()).toMatchObject({ code: 'calendar_limit' });
    expect((await subscribe({ bayId: randomUUID() })).statusCode).toBe(400);
  });

  it.each(['', 'x'.repeat(2001), 'no address'])('refuses the address %j', async (url) => {
    expect((await subscribe({ url })).statusCode).toBe(400);
    expect(asked).toEqual([]);
  });
});

it('WH-15: asks nobody in its own network', async () => {
  const plain = await createTestApp();
  const { user, partnerId } = await plain.createOwner('inside@example.com');
  for (const url of [
    'http://127.0.0.1:5432/',
    'http://localhost/x',
    'http://[::1]/x',
    'http://169.254.169.254/',
  ]) {
    const refused = await plain.send('POST', `/api/partner/${partnerId}/calendar-subscription`, {
      as: user,
      body: { name: 'Inside', url, bayId: null },
    });
    expect(refused.json()).toMatchObject({ code: 'calendar_refused', details: { problem: 'refused' } });
  }
  await plain.close();
});

it('shows one studio nothing of another', async () => {
  const other = await studio.createOwner('other@example.com');
  const [subscription] = (await subscribe()).json();
  const base = `/api/partner/${other.partnerId}`;
  expect((await studio.send('GET', `${base}${path}`, { as: other.user })).json()).toEqual([]);
  const range = 'from=2027-03-01T00:00:00Z&to=2027-04-01T00:00:00Z';
  expect((await studio.send('GET', `${base}/event?${range}`, { as: other.user })).json()).toEqual([]);
  const removed = await studio.send('DELETE', `${base}${path}/${subscription.id}`, { as: other.user });
  expect(removed.statusCode).toBe(404);
  expect(await subscriptions()).toHaveLength(1);
});
