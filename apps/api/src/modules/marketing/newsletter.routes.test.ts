import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../../mail/mail.table.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { newsletterSubscribers } from './marketing.table.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const subscribe = (body: object) => test.send('POST', '/api/newsletter', { body });
const confirm = (token: string) => test.send('POST', '/api/newsletter/confirm', { body: { token } });
const leave = (token: string) => test.send('POST', '/api/newsletter/unsubscribe', { body: { token } });

const mailsTo = (recipient: string) =>
  test.db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(desc(mails.createdAt));
const tokenOf = (body: string) => /#confirm=([\w-]+)/.exec(body)?.[1] ?? '';
const find = async (email: string) => {
  const [row] = await test.db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  return row;
};

describe('the newsletter', () => {
  it('is subscribed to by the mailed link, in the language of the page', async () => {
    expect((await subscribe({ email: 'Reader@Example.com', language: 'DE' })).statusCode).toBe(204);
    const [mail] = await mailsTo('reader@example.com');
    expect(mail?.subject).toBe('Ein Klick für den Glossa-Newsletter');
    expect(mail?.body).toMatch(/\/de\/newsletter#confirm=/);
    expect((await find('reader@example.com'))?.confirmedAt).toBeNull();
    const token = tokenOf(mail?.body ?? '');
    expect((await confirm(token)).statusCode).toBe(204);
    expect((await find('reader@example.com'))?.confirmedAt).toBeInstanceOf(Date);
    expect((await confirm(token)).statusCode).toBe(204);
  });

  it('keeps only the hash of the link', async () => {
    await subscribe({ email: 'hash@example.com', language: 'EN' });
    const [mail] = await mailsTo('hash@example.com');
    const row = await find('hash@example.com');
    expect(JSON.stringify(row)).not.toContain(tokenOf(mail?.body ?? ''));
  });

  it('answers the same for an address on the list and mails nothing', async () => {
    await subscribe({ email: 'twice@example.com', language: 'EN' });
    const [mail] = await mailsTo('twice@example.com');
    await confirm(tokenOf(mail?.body ?? ''));
    expect((await subscribe({ email: 'twice@example.com', language: 'RU' })).statusCode).toBe(204);
    expect(await mailsTo('twice@example.com')).toHaveLength(1);
  });

  it('mails a new link after a pause, and the old one ends', async () => {
    await subscribe({ email: 'again@example.com', language: 'UA' });
    await subscribe({ email: 'again@example.com', language: 'UA' });
    const [first, ...none] = await mailsTo('again@example.com');
    expect(none).toEqual([]);
    await askedDaysAgo('again@example.com', 1);
    await subscribe({ email: 'again@example.com', language: 'UA' });
    const sent = await mailsTo('again@example.com');
    expect(sent).toHaveLength(2);
    expect((await confirm(tokenOf(first?.body ?? ''))).json()).toMatchObject({ code: 'invalid_link' });
    expect((await confirm(tokenOf(sent[0]?.body ?? ''))).statusCode).toBe(204);
  });

  it('refuses a link older than a week', async () => {
    await subscribe({ email: 'late@example.com', language: 'EN' });
    const [mail] = await mailsTo('late@example.com');
    await askedDaysAgo('late@example.com', 8);
    expect((await confirm(tokenOf(mail?.body ?? ''))).statusCode).toBe(400);
  });

  it('is left by the same mail, and the address is gone', async () => {
    await subscribe({ email: 'leaver@example.com', language: 'EN' });
    const [mail] = await mailsTo('leaver@example.com');
    const token = tokenOf(mail?.body ?? '');
    await confirm(token);
    expect((await leave(token)).statusCode).toBe(204);
    expect(await find('leaver@example.com')).toBeUndefined();
    expect((await leave(token)).statusCode).toBe(204);
  });

  it('forgets who never confirmed', async () => {
    await subscribe({ email: 'silent@example.com', language: 'EN' });
    await askedDaysAgo('silent@example.com', 31);
    await subscribe({ email: 'next@example.com', language: 'EN' });
    expect(await find('silent@example.com')).toBeUndefined();
  });

  it('drops what fills in the hidden field', async () => {
    expect(
      (await subscribe({ email: 'bot@example.com', language: 'EN', website: 'http://spam' })).statusCode,
    ).toBe(204);
    expect(await find('bot@example.com')).toBeUndefined();
  });

  it.each([
    { email: 'not an address', language: 'EN' },
    { email: 'a@example.com', language: 'FR' },
    { email: 'a@example.com\r\nBcc: b@example.com', language: 'EN' },
    {},
  ])('refuses %o', async (body) => {
    expect((await subscribe(body)).statusCode).toBe(400);
  });
});

async function askedDaysAgo(email: string, days: number): Promise<void> {
  const askedAt = new Date(Date.now() - days * 86_400_000);
  await test.db.update(newsletterSubscribers).set({ askedAt }).where(eq(newsletterSubscribers.email, email));
}
