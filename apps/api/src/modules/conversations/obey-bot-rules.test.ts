import { type BotRules, defaultBotRules } from '@glossa/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { newTalk } from './testing/talk.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ now: () => new Date('2027-03-15T08:00:00Z') });
});
afterAll(() => test.close());

async function newStudio(email: string) {
  const owner = await test.createOwner(email);
  const path = `/api/partner/${owner.partnerId}/bot/${owner.botId}`;
  const rule = async (rules: Partial<BotRules>) => {
    const body = { rules: { ...defaultBotRules, ...rules } };
    const answer = await test.send('PATCH', path, { as: owner.user, body });
    expect(answer.statusCode).toBe(200);
  };
  return { rule, newTalk: () => newTalk(test, owner.chatLinkId) };
}

const question = 'Was kostet ein Sonnenstreifen beim BMW X5?';
const removal = /Folienentfernung/;

it('mentions the extra the owner chose from the next turn on, and none when told so', async () => {
  const studio = await newStudio('extras@example.com');
  const replyTo = async (text: string) => (await studio.newTalk().say(text)).messages[0]?.text;
  expect(await replyTo(question)).not.toMatch(removal);
  await studio.rule({
    upsell: 'CHOSEN',
    upsells: [{ after: 'Sonnenstreifen', offer: 'Folienentfernung' }],
  });
  expect(await replyTo(question)).toMatch(removal);
  await studio.rule({ upsell: 'OFF', upsells: [{ after: 'Sonnenstreifen', offer: 'Folienentfernung' }] });
  expect(await replyTo(question)).not.toMatch(removal);
});

it('hands a running talk over at a word of the owner, from the turn after it was set', async () => {
  const studio = await newStudio('words@example.com');
  const talk = studio.newTalk();
  expect((await talk.say('Zahlt das auch die Versicherung?')).state).toBe('bot');
  await studio.rule({ handoffWords: ['Versicherung'] });
  expect((await talk.say(`${question} Zahlt das auch die Versicherung?`)).state).toBe('waiting');
});

it('calls a person after as many misunderstood messages as the owner set', async () => {
  const studio = await newStudio('unclear@example.com');
  await studio.rule({ handoffAfterUnclear: 2 });
  const talk = studio.newTalk();
  expect((await talk.say('blaue Wolken flüstern leise')).state).toBe('bot');
  expect((await talk.say('grüne Wiesen murmeln')).state).toBe('waiting');
});
