import { type Bot, type BotRules, defaultBotRules } from '@glossa/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let owner: Awaited<ReturnType<TestApp['createOwner']>>;
let bot: Bot;

beforeAll(async () => {
  test = await createTestApp();
  owner = await test.createOwner('rules@example.com');
  const partner = await test.send('GET', `/api/partner/${owner.partnerId}`, { as: owner.user });
  [bot] = partner.json().bots;
});
afterAll(() => test.close());

const save = (rules: object) =>
  test.send('PATCH', `/api/partner/${owner.partnerId}/bot/${bot.id}`, { as: owner.user, body: { rules } });

it('starts with rules that leave the bot as it is', async () => {
  expect(bot.rules).toEqual(defaultBotRules);
  const defaults = await test.send('GET', '/api/bot/default-config', { as: owner.user });
  expect(defaults.json().rules).toEqual(defaultBotRules);
});

it('keeps what the owner decides, tidied', async () => {
  const rules: BotRules = {
    upsell: 'CHOSEN',
    upsells: [{ after: 'Hand wash', offer: 'Wax' }],
    handoffWords: [' insurance ', 'fleet'],
    handoffAfterUnclear: 3,
  };
  const kept = { ...rules, handoffWords: ['insurance', 'fleet'] };
  expect((await save(rules)).json().rules).toEqual(kept);
  const partner = await test.send('GET', `/api/partner/${owner.partnerId}`, { as: owner.user });
  expect(partner.json().bots[0].rules).toEqual(kept);
});

it.each([
  ['an unknown choice', { upsell: 'ALWAYS' }],
  ['a pair of one service', { upsells: [{ after: 'Wax', offer: ' wax' }] }],
  ['a pair without a service', { upsells: [{ after: 'Wax', offer: '' }] }],
  ['too many pairs', { upsells: Array.from({ length: 21 }, (_, i) => ({ after: `a${i}`, offer: `b${i}` })) }],
  ['a word of one letter', { handoffWords: ['a'] }],
  ['a word without letters', { handoffWords: ['??'] }],
  ['a word of 41 letters', { handoffWords: ['a'.repeat(41)] }],
  ['the same word twice', { handoffWords: ['Fleet', 'fleet '] }],
  ['too many words', { handoffWords: Array.from({ length: 21 }, (_, i) => `word${i}`) }],
  ['more than five messages', { handoffAfterUnclear: 6 }],
  ['half a message', { handoffAfterUnclear: 1.5 }],
  ['a field nobody knows', { extra: true }],
])('refuses %s', async (_, wrong) => {
  const answer = await save({ ...defaultBotRules, ...wrong });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().code).toBe('invalid_request');
});
