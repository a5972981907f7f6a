import { calendarEventSchema } from '@glossa/contracts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { mails } from '../../../mail/mail.table.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sendDueReminders } from '../../calendar/reminders/send-due-reminders.ts';
import { newTalk } from '../../conversations/testing/talk.ts';
import { startPushService } from '../../push/testing/push-service.ts';
import { remindByPush } from './remind-by-push.ts';

// A Monday morning in Berlin; the booking is made for Thursday.
let now = new Date('2027-03-15T08:00:00Z');
let test: TestApp;
let service: Awaited<ReturnType<typeof startPushService>>;
let owner: Awaited<ReturnType<TestApp['createOwner']>>;

beforeAll(async () => {
  service = await startPushService();
  test = await createTestApp({ withJobs: true, now: () => now, pushReach: service.reach });
  owner = await test.createOwner('owner@example.com', 'Folien A');
});
afterAll(async () => {
  await test.close();
  await service.close();
});

const firstEvent = async () => {
  const range = '?from=2027-03-01T00:00:00Z&to=2027-05-01T00:00:00Z';
  const answer = await test.send('GET', `/api/partner/${owner.partnerId}/event${range}`, { as: owner.user });
  return z.array(calendarEventSchema).parse(answer.json())[0];
};
const subjects = async () => (await test.db.select().from(mails)).map(({ subject }) => subject).join('\n');

it('reminds a client of the web chat who said yes, and what is answered reaches the calendar', async () => {
  const talk = newTalk(test, owner.chatLinkId);
  const lines = ['Was kostet ein Sonnenstreifen beim BMW X5?', 'Donnerstag um 11 Uhr bitte', 'Jonas', 'ja'];
  for (const line of lines) await talk.say(line);
  const headers = { 'x-conversation-token': talk.token() };
  const { jobs, db, box } = test;
  const ways = jobs ? [remindByPush({ jobs })] : [];
  const sweep = () => sendDueReminders({ db, box, publicUrl: 'https://glossa.example', ways }, now);
  now = new Date('2027-03-17T11:00:00Z');
  expect(await sweep()).toBe(0);

  const phone = service.newBrowser('phone');
  const path = `/api/chat/${owner.chatLinkId}`;
  await test.send('POST', `${path}/push`, { headers, body: phone.subscription });
  expect(await sweep()).toBe(1);
  expect(await sweep()).toBe(0);
  await vi.waitFor(() => expect(service.received).toHaveLength(1), { timeout: 120_000 });
  expect(phone.read(service.received[0]?.body ?? Buffer.alloc(0))).toMatchObject({
    title: 'Folien A',
    body: expect.stringMatching(/Donnerstag, 18\. März, 11:00 Uhr: .*BMW X5/),
    path: `/chat/${owner.chatLinkId}`,
  });
  const { messages } = (await test.send('GET', `${path}/message`, { headers })).json();
  expect(messages.at(-1)).toMatchObject({ author: 'bot', choices: ['Ich komme', 'Termin verschieben'] });

  expect((await talk.say('Ich komme')).messages[0]?.text).toMatch(/notiert.*18\. März/);
  expect((await firstEvent())?.clientWord).toEqual({ kind: 'coming', minutes: null });
  expect(await subjects()).toContain('a client confirmed the booking');
  now = new Date('2027-03-18T09:45:00Z');
  await talk.say('Ich verspäte mich um 15 Minuten');
  expect((await firstEvent())?.clientWord).toEqual({ kind: 'late', minutes: 15 });
  expect(await subjects()).toContain('a client is running late');
  expect(await subjects()).not.toContain('asks for a time');
});
