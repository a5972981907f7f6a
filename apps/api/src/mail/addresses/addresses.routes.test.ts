import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { mails } from '../mail.table.ts';
import { newConfirmationToken } from './confirmation-token.ts';
import { isConfirmed } from './confirmed.store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const unconfirmed = { isConfirmed: false };
const createUnconfirmedOwner = async (email: string) =>
  test.createOwner(email, `Studio of ${email}`, await test.signUp(email, unconfirmed));
const confirmations = (email: string) =>
  test.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, email), eq(mails.kind, 'confirmation')));
const linkIn = (body: string | undefined) => /\/confirm-email#(\S+)/.exec(body ?? '')?.[1] ?? '';
const confirm = (token: string) => test.send('POST', '/api/confirm-email', { body: { token } });

it('mails a link after sign-up that confirms the address, as often as it is pressed', async () => {
  const user = await test.signUp('fresh@example.com', unconfirmed);
  const me = async () => (await test.send('GET', '/api/user/me', { as: user })).json();
  expect(await me()).toMatchObject({ emailConfirmed: false });
  const [mail] = await confirmations(user.email);
  const token = linkIn(mail?.body);
  expect((await confirm(token)).statusCode).toBe(204);
  expect((await confirm(token)).statusCode).toBe(204);
  expect(await me()).toMatchObject({ emailConfirmed: true });
});

it('AU-11: refuses a link that was changed, made up or is over', async () => {
  const { box } = test;
  const token = newConfirmationToken(box, 'a@example.com', new Date());
  const [claim = '', fingerprint = ''] = token.split('.');
  const other = Buffer.from(`${Date.now() + 99_999}|b@example.com`).toString('base64url');
  const old = newConfirmationToken(box, 'a@example.com', new Date(Date.now() - 8 * 86_400_000));
  for (const wrong of [`${other}.${fingerprint}`, `${claim}.${'A'.repeat(43)}`, claim, 'x', old]) {
    const answer = await confirm(wrong);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_link']);
  }
  expect(await isConfirmed(test.db, 'a@example.com')).toBe(false);
});

it('gives a business to no account whose address is not confirmed', async () => {
  const admin = await test.createAdmin();
  const customer = await test.signUp('squatter@example.com', unconfirmed);
  const give = () =>
    test.send('POST', '/api/partner', {
      as: admin,
      body: { name: 'Given', address: '', ownerEmail: customer.email },
    });
  const refused = await give();
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'owner_not_confirmed']);
  await confirm(linkIn((await confirmations(customer.email))[0]?.body));
  expect((await give()).statusCode).toBe(201);
});

it('asks the reader of a bot’s and a studio’s address, and shows the owner who has not answered', async () => {
  const { user, partnerId, botId } = await createUnconfirmedOwner('owner@example.com');
  const path = `/api/partner/${partnerId}`;
  await test.send('PATCH', `${path}/bot/${botId}`, { as: user, body: { adminEmail: 'bot@example.com' } });
  await test.send('PATCH', `${path}/config`, { as: user, body: { contactEmail: 'desk@example.com' } });
  const listUnconfirmed = async () =>
    (await test.send('GET', `${path}/notices`, { as: user })).json().unconfirmed.sort();
  expect(await listUnconfirmed()).toEqual(['bot@example.com', 'desk@example.com', 'owner@example.com']);
  const [asked] = await confirmations('desk@example.com');
  expect(asked?.subject).toContain('Studio of owner@example.com');
  await confirm(linkIn(asked?.body));
  expect(await listUnconfirmed()).toEqual(['bot@example.com', 'owner@example.com']);
});

it('asks again when the owner wants it, three times a day and only addresses that are named', async () => {
  const { user, partnerId } = await createUnconfirmedOwner('again@example.com');
  const ask = (email: string) =>
    test.send('POST', `/api/partner/${partnerId}/notices/confirmation`, { as: user, body: { email } });
  expect((await ask('anybody@example.com')).statusCode).toBe(404);
  for (let i = 0; i < 5; i += 1) expect((await ask('again@example.com')).statusCode).toBe(204);
  expect(await confirmations('again@example.com')).toHaveLength(3);
  await test.send('POST', '/api/user/me/confirmation', { as: user, body: {} });
  expect(await confirmations('again@example.com')).toHaveLength(3);
});

it('takes a password set by a mailed link as a confirmation', async () => {
  const user = await test.signUp('reset@example.com', unconfirmed);
  await test.send('POST', '/api/auth/request-password-reset', { body: { email: user.email } });
  const find = async () =>
    (await test.db.select().from(mails).where(eq(mails.recipient, user.email))).find(({ body }) =>
      body.includes('reset='),
    );
  await expect.poll(find).toBeTruthy();
  const token = decodeURIComponent(/reset=(\S+)/.exec((await find())?.body ?? '')?.[1] ?? '');
  await test.send('POST', '/api/auth/reset-password', {
    body: { token, newPassword: 'another-quiet-garage-7' },
  });
  expect(await isConfirmed(test.db, user.email)).toBe(true);
});
