import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mails } from '../../mail/mail.table.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { newTalk } from '../conversations/testing/talk.ts';
import { auditEntries } from './audit.table.ts';

let test: TestApp;
let admin: TestUser;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.createAdmin();
});
afterAll(() => test.close());

type Line = {
  action: string;
  subject: string;
  actor: string;
  actorEmail: string | null;
  partnerName: string;
};
const ownLines = async (user: TestUser, partnerId: string): Promise<Line[]> =>
  (await test.send('GET', `/api/partner/${partnerId}/audit`, { as: user })).json();

it('writes down what was done to a business, by whom, and shows it to its owner', async () => {
  const { user, partnerId, botId } = await test.createOwner('owner@example.com', 'Glanz');
  const path = `/api/partner/${partnerId}`;
  await test.send('PATCH', path, { as: admin, body: { plan: 'PRO' } });
  await test.send('PATCH', path, { as: user, body: { address: 'Elsewhere 5' } });
  await test.send('POST', `${path}/pricing`, { as: user, body: { rows: [{ service: 'Wash', price: 20 }] } });
  await test.send('GET', `${path}/export`, { as: user });
  await test.send('DELETE', `${path}/bot/${botId}`, { as: user });
  await test.send('PATCH', path, { as: user, body: { plan: 'MAX' } });
  const lines = await ownLines(user, partnerId);
  expect(lines.map(({ action, subject, actorEmail }) => [action, subject, actorEmail])).toEqual([
    ['bot.deleted', 'Mia', 'owner@example.com'],
    ['data.exported', '', 'owner@example.com'],
    ['prices.published', '2', 'owner@example.com'],
    ['plan.changed', 'PRO', 'root@example.com'],
    ['bot.created', 'Mia', 'owner@example.com'],
    ['partner.created', '', 'owner@example.com'],
  ]);
  expect(new Set(lines.map(({ partnerName }) => partnerName))).toEqual(new Set(['Glanz']));
});

it('keeps the line of a deleted business for administrators, who filter and page', async () => {
  const { partnerId } = await test.createOwner('gone@example.com', 'Vanished');
  await test.send('DELETE', `/api/partner/${partnerId}`, { as: admin });
  const found = await test.send('GET', '/api/admin/audit?action=partner.deleted&search=vanish', {
    as: admin,
  });
  expect(found.json()).toMatchObject([
    { action: 'partner.deleted', actor: 'ADMIN', partnerName: 'Vanished' },
  ]);
  const paged = await test.send('GET', '/api/admin/audit?pageSize=1', { as: admin });
  expect(paged.json()).toHaveLength(1);
  expect(Number(paged.headers['x-total-count'])).toBeGreaterThan(3);
  expect((await test.send('GET', '/api/admin/audit?action=nonsense', { as: admin })).statusCode).toBe(400);
});

it('notes that a client erased a talk, without a word of it', async () => {
  const { user, partnerId, chatLinkId } = await test.createOwner('talks@example.com');
  const said = await test.send('POST', `/api/chat/${chatLinkId}/message`, {
    body: { clientMessageId: 'audit-0123456789abcdef', text: 'My plate is B-XY 123' },
  });
  const { conversationToken } = said.json();
  const erased = await test.send('DELETE', `/api/chat/${chatLinkId}/conversation`, {
    headers: { 'x-conversation-token': conversationToken },
  });
  expect(erased.statusCode).toBe(204);
  expect((await ownLines(user, partnerId))[0]).toMatchObject({
    action: 'conversation.erased',
    actor: 'CLIENT',
    actorEmail: null,
    subject: 'Mia',
  });
  expect(JSON.stringify(await test.db.select().from(auditEntries))).not.toContain('B-XY');
});

it('notes that a password was changed, by hand or by a mailed link, and never the password', async () => {
  const { user, partnerId } = await test.createOwner('changes@example.com');
  const changed = await test.send('POST', '/api/auth/change-password', {
    headers: { cookie: user.cookie },
    body: { currentPassword: user.password, newPassword: 'another quiet garage 7' },
  });
  expect(changed.statusCode).toBe(204);
  const again = await test.signIn(user.email, 'another quiet garage 7');
  expect((await ownLines(again, partnerId))[0]).toMatchObject({
    action: 'password.changed',
    actorEmail: user.email,
  });
  expect(JSON.stringify(await test.db.select().from(auditEntries))).not.toContain('quiet garage');
  await test.send('POST', '/api/auth/request-password-reset', { body: { email: user.email } });
  const findMail = async () =>
    (await test.db.select().from(mails).where(eq(mails.recipient, user.email))).at(-1)?.body ?? '';
  await expect.poll(findMail).toContain('reset=');
  const token = /reset=([^\s]+)/.exec(await findMail())?.[1] ?? '';
  const reset = await test.send('POST', '/api/auth/reset-password', {
    body: { token: decodeURIComponent(token), newPassword: 'a third quiet garage 8' },
  });
  expect(reset.statusCode).toBe(204);
  const back = await test.signIn(user.email, 'a third quiet garage 8');
  expect(
    (await ownLines(back, partnerId)).filter(({ action }) => action === 'password.changed'),
  ).toHaveLength(2);
});

it('writes nothing for what was refused', async () => {
  const { user, partnerId } = await test.createOwner('refused@example.com');
  const before = await ownLines(user, partnerId);
  await test.send('DELETE', `/api/partner/${partnerId}`, { as: user });
  await test.send('POST', `/api/partner/${partnerId}/bot`, { as: user, body: { name: '' } });
  expect(await ownLines(user, partnerId)).toEqual(before);
});

it('lets nobody change or delete a line, not even the database’s owner, within two years', async () => {
  await test.createOwner('eternal@example.com');
  await expect(test.db.update(auditEntries).set({ subject: 'x' })).rejects.toThrow();
  await expect(test.db.delete(auditEntries)).rejects.toThrow();
  const old = { action: 'bot.created', actor: 'SYSTEM', createdAt: new Date('2020-01-01') } as const;
  await test.db.insert(auditEntries).values(old);
  const gone = await test.db.delete(auditEntries).where(sql`${auditEntries.createdAt} < '2021-01-01'`);
  expect(gone.rowCount).toBe(1);
});

it('tells a studio when an administrator reads one of its talks, and not when its own people do', async () => {
  const { user, partnerId, chatLinkId } = await test.createOwner('read@example.com', 'Gelesen');
  await newTalk(test, chatLinkId).say('Hallo');
  const path = `/api/partner/${partnerId}/conversation`;
  const [talk] = (await test.send('GET', path, { as: user })).json();
  await test.send('GET', `${path}/${talk.id}`, { as: user });
  expect((await ownLines(user, partnerId)).map(({ action }) => action)).not.toContain('conversation.read');
  await test.send('GET', `${path}/${talk.id}`, { as: admin });
  expect((await ownLines(user, partnerId))[0]).toMatchObject({ action: 'conversation.read', actor: 'ADMIN' });
});
