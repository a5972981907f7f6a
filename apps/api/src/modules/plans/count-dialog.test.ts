import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mails } from '../../mail/mail.table.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { newTalk } from '../conversations/testing/talk.ts';
import { dialogCounts, dialogs } from './plans.table.ts';

let now = new Date('2027-03-15T08:00:00Z');
let test: TestApp;
let owner: Awaited<ReturnType<TestApp['createOwner']>>;
beforeAll(async () => {
  test = await createTestApp({ now: () => now });
});
afterAll(() => test.close());
let owners = 0;
beforeEach(async () => {
  now = new Date('2027-03-15T08:00:00Z');
  owners += 1;
  owner = await test.createOwner(`plan-${owners}@example.com`);
});

const used = (count: number) =>
  test.db.insert(dialogCounts).values({ partnerId: owner.partnerId, month: '2027-03', count });
const usage = async () =>
  (await test.send('GET', `/api/partner/${owner.partnerId}/usage`, { as: owner.user })).json();
const say = (text: string) => newTalk(test, owner.chatLinkId).say(text);

it('counts a conversation once, and again after a day of silence', async () => {
  const talk = newTalk(test, owner.chatLinkId);
  await talk.say('Hallo');
  await talk.say('Hallo');
  expect(await usage()).toMatchObject({ plan: 'TRIAL', dialogs: 1, dialogLimit: 600, month: '2027-03' });
  now = new Date('2027-03-16T08:00:01Z');
  await talk.say('Hallo');
  expect((await usage()).dialogs).toBe(2);
});

it('counts exactly one of fifty that start at once when one is left', async () => {
  await used(599);
  await Promise.all(Array.from({ length: 50 }, () => say('Was kostet ein Sonnenstreifen?')));
  expect(await usage()).toMatchObject({ dialogs: 600, dialogsBeyondPlan: 49 });
  const rows = (await test.db.select().from(dialogs)).filter(
    ({ partnerId }) => partnerId === owner.partnerId,
  );
  expect(rows.filter(({ isWithinPlan }) => isWithinPlan)).toHaveLength(1);
});

it('quotes nothing beyond the plan, and still answers', async () => {
  await used(600);
  const { messages } = await say('Was kostet ein Sonnenstreifen?');
  expect(messages[0]?.quote).toBeUndefined();
  expect(messages[0]?.text).not.toMatch(/\d/);
});

it('tells the owner once at 80 % and once at 95 %', async () => {
  const told = async () =>
    (await test.db.select().from(mails)).filter(({ subject }) => subject.includes('dialogs are used')).length;
  const before = await told();
  await used(479);
  await say('Hallo');
  await say('Hallo');
  expect(await told()).toBe(before + 1);
  await test.db.update(dialogCounts).set({ count: 569 });
  await say('Hallo');
  await say('Hallo');
  expect(await told()).toBe(before + 2);
});

it('ends the trial after fourteen days', async () => {
  now = new Date('2027-03-29T08:00:00Z');
  expect((await say('Was kostet ein Sonnenstreifen?')).messages[0]?.quote).toBeUndefined();
  expect((await usage()).dialogLimit).toBe(0);
});
