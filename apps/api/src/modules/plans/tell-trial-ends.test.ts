import { planLimits } from '@glossa/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { partners } from '../partners/partners.table.ts';
import { tellTrialEnds } from './tell-trial-ends.ts';

const began = new Date('2027-03-01T10:00:00Z');
let now = began;
let test: TestApp;
let owner: Awaited<ReturnType<TestApp['createOwner']>>;
beforeAll(async () => {
  test = await createTestApp({ now: () => now });
  owner = await test.createOwner('trial@example.com');
});
afterAll(() => test.close());

const told: string[] = [];
const look = (at: string) =>
  tellTrialEnds(
    { db: test.db, tell: async (_tx, partner, notice) => void told.push(`${partner.id} ${notice}`) },
    new Date(at),
  );

it('tells three days before, the day before and at the end, each once', async () => {
  for (const at of ['2027-03-05', '2027-03-12', '2027-03-13', '2027-03-14', '2027-03-15', '2027-03-16'])
    for (const hour of ['11', '12']) await look(`${at}T${hour}:00:00Z`);
  const { partnerId } = owner;
  expect(told).toEqual(['trialThree', 'trialOne', 'trialOver'].map((notice) => `${partnerId} ${notice}`));
});

it('tells nobody who has a plan', async () => {
  const paying = await test.createOwner('pays@example.com');
  await test.db.update(partners).set({ plan: 'PRO' }).where(eq(partners.id, paying.partnerId));
  told.length = 0;
  await look('2027-03-15T12:00:00Z');
  expect(told).toEqual([]);
});

it('says in the panel how many days are left', async () => {
  now = new Date('2027-03-10T12:00:00Z');
  const usage = await test.send('GET', `/api/partner/${owner.partnerId}/usage`, { as: owner.user });
  expect(planLimits.TRIAL.trialDays).toBe(14);
  expect(usage.json()).toMatchObject({ trialEndsAt: '2027-03-15T10:00:00.000Z', trialDaysLeft: 5 });
});
