import { afterAll, beforeAll, expect, it } from 'vitest';
import { mails } from '../../mail/mail.table.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { newTalk } from './testing/talk.ts';

let now = new Date('2027-03-15T08:00:00Z');
let test: TestApp;
let owner: Awaited<ReturnType<TestApp['createOwner']>>;
beforeAll(async () => {
  test = await createTestApp({ now: () => now });
  owner = await test.createOwner('owner@example.com');
});
afterAll(() => test.close());

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const asOwner = (method: 'GET' | 'POST', path: string, body?: unknown) =>
  test.send(method, `/api/partner/${owner.partnerId}/${path}`, {
    as: owner.user,
    ...(body !== undefined && { body }),
  });
const newest = async () => (await asOwner('GET', 'conversation')).json()[0];
const contactMails = async () =>
  (await test.db.select().from(mails)).filter(({ subject }) => subject.includes('way to be reached'));

it('keeps who writes from the first message on, whatever it is about', async () => {
  const talk = newTalk(test, owner.chatLinkId);
  const { messages } = await talk.say(
    'Hallo, ich bin Anna, anna@example.com. Was kostet ein Sonnenstreifen?',
  );
  expect(messages[0]?.text).toContain('Danke, Anna.');
  expect(await newest()).toMatchObject({ clientName: 'Anna', clientEmail: 'anna@example.com' });
  const found = await asOwner('GET', 'conversation?search=anna@example');
  expect(found.headers['x-total-count']).toBe('1');
  expect(await contactMails()).toHaveLength(0);
});

it('puts a number that comes later to what waits for the owner, and tells of it once', async () => {
  later(60);
  const talk = newTalk(test, owner.chatLinkId);
  const asked = await talk.say('Was kostet eine Dachlackierung?');
  expect(asked.messages[0]?.text).toMatch(/Telefonnummer oder E-Mail-Adresse.*hier im Chat/);
  const left = await talk.say('Jonas, 0151 23456789');
  expect(left.messages[0]?.text).toMatch(/Danke, Jonas\..*\+4915123456789/);
  const { conversationId } = (await asOwner('GET', 'client-request')).json()[0];
  expect((await newest()).id).toBe(conversationId);
  expect((await asOwner('GET', 'client-request')).json()).toMatchObject([
    { kind: 'price', name: 'Jonas', phone: '+4915123456789', email: '' },
  ]);
  const [told, ...others] = await contactMails();
  expect(others).toEqual([]);
  expect(told?.body).toContain('+4915123456789');
  await talk.say('Danke!');
  expect(await contactMails()).toHaveLength(1);
});

it('keeps what is said while a person talks, and the bot knows it afterwards', async () => {
  later(60);
  const talk = newTalk(test, owner.chatLinkId);
  await talk.say('Ich möchte mit einem Menschen sprechen');
  const { id } = await newest();
  await asOwner('POST', `conversation/${id}/takeover`);
  expect(await talk.say('Ich heiße Oksana, 0151 98765432')).toMatchObject({ messages: [] });
  expect(await newest()).toMatchObject({ id, clientName: 'Oksana', clientPhone: '+4915198765432' });
  await asOwner('POST', `conversation/${id}/release`);
  const again = await talk.say('Ich möchte doch noch mit jemandem sprechen');
  expect(again.messages[0]?.text).toContain('+4915198765432');
});

it('puts a number that comes after the booking to the booking, and calls nobody', async () => {
  later(60);
  const talk = newTalk(test, owner.chatLinkId);
  await talk.say('Was kostet ein Sonnenstreifen beim BMW X5?');
  const times = await talk.say('Termin buchen');
  await talk.say(times.messages[0]?.choices?.[0] ?? '');
  await talk.say('Max');
  expect((await talk.say('ja')).messages[0]?.booking).toBeDefined();
  expect((await talk.say('Meine Nummer ist 0151 55566677')).state).toBe('bot');
  const range = 'from=2027-03-15T00:00:00Z&to=2027-03-31T00:00:00Z';
  expect((await asOwner('GET', `event?${range}`)).json()).toMatchObject([
    { customerName: 'Max', customerPhone: '+4915155566677' },
  ]);
});

it('measures how long a client waited for the first word of a person', async () => {
  later(60);
  const talk = newTalk(test, owner.chatLinkId);
  await talk.say('Ich möchte mit einem Menschen sprechen');
  const { id } = await newest();
  later(30);
  await asOwner('POST', `conversation/${id}/takeover`);
  later(60);
  await asOwner('POST', `conversation/${id}/message`, { text: 'Guten Tag!' });
  later(600);
  await asOwner('POST', `conversation/${id}/message`, { text: 'Sind Sie noch da?' });
  const { requests } = (await asOwner('GET', `conversation/${id}`)).json();
  const [{ createdAt, firstWordAt }] = requests;
  expect(Date.parse(firstWordAt) - Date.parse(createdAt)).toBe(90_000);
  expect((await asOwner('GET', 'dashboard')).json().personWaitSeconds).toBe(90);
});

it('says nothing of a wait where nobody has written yet', async () => {
  const other = await test.createOwner('other@example.com');
  await newTalk(test, other.chatLinkId).say('Ich möchte mit einem Menschen sprechen');
  const dashboard = await test.send('GET', `/api/partner/${other.partnerId}/dashboard`, { as: other.user });
  expect(dashboard.json().personWaitSeconds).toBeNull();
});
