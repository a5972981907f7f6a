import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { channelInterests } from './marketing.table.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const wish = {
  channel: 'TIKTOK',
  email: 'Waiting@Example.com',
  language: 'UA',
  consent: 'Напишіть мені один раз, коли TikTok буде готовий.',
};
const notifyMe = (body: object) => test.send('POST', '/api/notify-me', { body });

it('keeps who waits for a channel once, with the words they agreed to', async () => {
  expect((await notifyMe(wish)).statusCode).toBe(204);
  expect((await notifyMe(wish)).statusCode).toBe(204);
  expect((await notifyMe({ ...wish, email: 'other@example.com' })).statusCode).toBe(204);
  const kept = await test.db.select().from(channelInterests);
  expect(kept.map((row) => row.email).sort()).toEqual(['other@example.com', 'waiting@example.com']);
  expect(kept[0]).toMatchObject({ email: 'waiting@example.com', language: 'UA', consent: wish.consent });
});

it('drops what fills in the hidden field', async () => {
  const before = await test.db.$count(channelInterests);
  expect((await notifyMe({ ...wish, email: 'spam@example.com', website: 'http://spam' })).statusCode).toBe(
    204,
  );
  expect(await test.db.$count(channelInterests)).toBe(before);
});

it.each([
  { ...wish, channel: 'TELEGRAM' },
  // It works by now: nobody has to wait for it.
  { ...wish, channel: 'WHATSAPP' },
  { ...wish, consent: ' ' },
  { ...wish, email: 'nobody' },
])('refuses %o', async (body) => {
  expect((await notifyMe(body)).statusCode).toBe(400);
});

it('shows administrators what visitors sent, a page at a time', async () => {
  const admin = await test.createAdmin('keeper@example.com');
  await test.send('POST', '/api/contact', {
    body: { name: 'Ada', email: 'ada@example.com', message: 'First' },
  });
  await test.send('POST', '/api/contact', {
    body: { name: 'Bo', email: 'bo@example.com', message: 'Second' },
  });
  const contact = await test.send('GET', '/api/admin/contact?pageSize=1', { as: admin });
  expect(contact.headers['x-total-count']).toBe('2');
  expect(contact.json()).toMatchObject([{ name: 'Bo', message: 'Second' }]);
  await test.send('POST', '/api/newsletter', { body: { email: 'n@example.com', language: 'EN' } });
  const readers = await test.send('GET', '/api/admin/newsletter', { as: admin });
  expect(readers.json()).toEqual([
    { email: 'n@example.com', language: 'EN', createdAt: expect.any(String), confirmedAt: null },
  ]);
  const waiting = await test.send('GET', '/api/admin/notify-me', { as: admin });
  expect(waiting.json()).toHaveLength(2);
});

it('hands administrators both lists as files', async () => {
  const admin = await test.createAdmin('files@example.com');
  await notifyMe({ ...wish, email: 'file@example.com', consent: '=cmd' });
  const waiting = await test.send('GET', '/api/admin/notify-me.csv', { as: admin });
  expect(waiting.headers['content-type']).toContain('text/csv');
  expect(waiting.body).toMatch(/"TIKTOK","file@example\.com","UA","[^"]+","'=cmd"/);
  const readers = await test.send('GET', '/api/admin/newsletter.csv', { as: admin });
  expect(readers.body.split('\r\n')[0]).toContain('"email","language","signedUp","confirmed"');
});
