import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mails } from '../../mail/mail.table.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { bots } from '../bots/bots.table.ts';
import { users } from '../identity/identity.table.ts';
import { findStudioLanguage } from './notices.store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

let turn = 0;
/** Asks for a person in the chat: the first notice every studio gets. */
async function askForPerson(chatLinkId: string) {
  turn += 1;
  const answer = await test.send('POST', `/api/chat/${chatLinkId}/message`, {
    body: { clientMessageId: `notices-${turn}-0123456789`, text: 'Ich möchte mit einem Menschen sprechen' },
  });
  expect(answer.json().state).toBe('waiting');
}
const mailsTo = (recipient: string) =>
  test.db
    .select({ subject: mails.subject, body: mails.body })
    .from(mails)
    .where(and(eq(mails.recipient, recipient)));
const choose = (user: TestUser, partnerId: string, body: unknown) =>
  test.send('PATCH', `/api/partner/${partnerId}/notices`, { as: user, body });

it('sends everything until something is turned off', async () => {
  const { user, partnerId, chatLinkId } = await test.createOwner('hears@example.com', 'Glanz: Studio');
  const path = `/api/partner/${partnerId}/notices`;
  expect((await test.send('GET', path, { as: user })).json().mail).toContain('waiting');
  await askForPerson(chatLinkId);
  expect(await mailsTo(user.email)).toHaveLength(1);
  await choose(user, partnerId, { mail: ['booking'], telegram: ['waiting'] });
  expect((await test.send('GET', path, { as: user })).json()).toEqual({
    mail: ['booking'],
    telegram: ['waiting'],
    unconfirmed: [],
  });
  await askForPerson(chatLinkId);
  expect(await mailsTo(user.email)).toHaveLength(1);
});

it('writes in the language the owner chose, whoever the notice is made by', async () => {
  const { user, chatLinkId } = await test.createOwner('liest@example.com', 'Glanz');
  await test.send('PATCH', '/api/user/me/mail-language', { as: user, body: { language: 'DE' } });
  await askForPerson(chatLinkId);
  const [mail] = await mailsTo(user.email);
  expect(mail?.subject).toBe('Glanz: ein Kunde möchte mit einem Mitarbeiter sprechen');
  expect(mail?.body).toMatch(/^Im Chat mit Mia hat ein Kunde geschrieben:\n\nIch möchte/);
});

it.each([
  ['uk', 'UA', 'клієнт хоче поговорити з менеджером'],
  ['ru', 'RU', 'клиент хочет поговорить с менеджером'],
  ['fr', 'DE', 'ein Kunde möchte mit einem Mitarbeiter sprechen'],
] as const)(
  'writes to an owner of no known language as the bot speaks (%s) or its country does',
  async (...row) => {
    const [botLanguage, language, subject] = row;
    const { user, botId, partnerId, chatLinkId } = await test.createOwner(
      `bot-${botLanguage}@example.com`,
      'Glanz',
    );
    await test.db.update(users).set({ language: null }).where(eq(users.email, user.email));
    await test.db.update(bots).set({ language: botLanguage }).where(eq(bots.id, botId));
    expect(await findStudioLanguage(test.db, partnerId, null)).toBe(language);
    await askForPerson(chatLinkId);
    const [mail] = await mailsTo(user.email);
    expect(mail?.subject).toBe(`Glanz: ${subject}`);
  },
);

it('keeps one studio’s choice from another of the same name', async () => {
  const quiet = await test.createOwner('quiet@example.com', 'Twin');
  const loud = await test.createOwner('loud@example.com', 'Twin');
  await choose(quiet.user, quiet.partnerId, { mail: [], telegram: [] });
  await askForPerson(quiet.chatLinkId);
  await askForPerson(loud.chatLinkId);
  expect(await mailsTo(quiet.user.email)).toHaveLength(0);
  expect(await mailsTo(loud.user.email)).toHaveLength(1);
});

it.each([{ mail: ['spam'], telegram: [] }, { mail: [] }, { mail: 'all', telegram: [] }])(
  'refuses %j as a choice',
  async (body) => {
    const { user, partnerId } = await test.createOwner(`odd-${JSON.stringify(body).length}@example.com`);
    expect((await choose(user, partnerId, body)).statusCode).toBe(400);
  },
);
