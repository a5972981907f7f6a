import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../../../mail/mail.table.ts';
import { createTestApp, type TestApp, type TestUser, testPassword } from '../../../testing/test-app.ts';
import { auditEntries } from '../../audit/audit.table.ts';
import { bots } from '../../bots/bots.table.ts';
import { partners } from '../../partners/partners.table.ts';
import { priceRows } from '../../pricing/pricing.table.ts';
import { authSessions, users } from '../identity.table.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ config: { demo: true } });
});
afterAll(() => test.close());

const remove = (user: TestUser, body: unknown = { email: user.email, password: testPassword }) =>
  test.send('POST', '/api/user/me/deletion', { as: user, body });
const mailsTo = (email: string) => test.db.select().from(mails).where(eq(mails.recipient, email));

describe('deleting the own account', () => {
  it('says before what goes along', async () => {
    const { user } = await test.createOwner('asks@example.com', 'Shine & Co');
    const answer = await test.send('GET', '/api/user/me/deletion', { as: user });
    expect(answer.json()).toMatchObject({
      refusal: null,
      needsPassword: true,
      business: { name: 'Shine & Co', bots: 1, conversations: 0, events: 0 },
    });
    expect(answer.json().business.priceRows).toBeGreaterThan(0);
  });

  it('deletes user, business, bots, prices and sessions, and confirms by mail', async () => {
    const { user, partnerId, chatLinkId } = await test.createOwner('leaves@example.com');
    const other = await test.createOwner('stays@example.com');
    await test.db.insert(mails).values({ recipient: user.email, subject: 'Old', body: 'Something private' });
    expect((await remove(user)).statusCode).toBe(204);
    expect(await test.db.$count(users, eq(users.email, user.email))).toBe(0);
    for (const table of [bots, priceRows])
      expect(await test.db.$count(table, eq(table.partnerId, partnerId))).toBe(0);
    expect(await test.db.$count(partners, eq(partners.id, partnerId))).toBe(0);
    expect((await test.send('GET', `/api/chat/${chatLinkId}`)).statusCode).toBe(404);
    expect((await test.send('GET', '/api/user/me', { as: user })).statusCode).toBe(401);
    const again = await test.send('GET', '/api/auth/token', { headers: { cookie: user.cookie } });
    expect(again.statusCode).toBe(401);
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
      'Your Glossa account is deleted',
    ]);
    expect((await test.send('GET', `/api/partner/${other.partnerId}`, { as: other.user })).statusCode).toBe(
      200,
    );
    const [entry] = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.partnerId, partnerId))
      .limit(1);
    expect(entry).toBeDefined();
  });

  it('takes the address typed and the right password, and nothing less', async () => {
    const { user, partnerId } = await test.createOwner('careful@example.com');
    const refused = [
      await remove(user, { email: 'other@example.com', password: testPassword }),
      await remove(user, { email: user.email, password: 'not-the-password' }),
      await remove(user, { email: user.email }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
    expect(refused.map((answer) => answer.json().code)).toEqual([
      'confirmation_wrong',
      'wrong_credentials',
      'wrong_credentials',
    ]);
    expect(await test.db.$count(partners, eq(partners.id, partnerId))).toBe(1);
    expect(await test.db.$count(authSessions)).toBeGreaterThan(0);
  });

  it('lets the same address sign up anew', async () => {
    const user = await test.signUp('returns@example.com');
    await remove(user);
    const back = await test.signUp('returns@example.com');
    expect((await test.send('GET', '/api/user/me', { as: back })).json().partner).toBeNull();
  });

  it('keeps the demo owner and the last administrator', async () => {
    const demo = await test.signUp('demo@glossa.local');
    expect((await remove(demo)).json().code).toBe('demo_account');
    const admin = await test.createAdmin('first@example.com');
    expect((await remove(admin)).json().code).toBe('last_admin');
    const second = await test.createAdmin('second@example.com');
    const both = await Promise.all([remove(admin), remove(second)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  });
});

describe('the language of mails', () => {
  it('is the browser’s until the person chooses', async () => {
    await test.send('POST', '/api/signup', {
      body: { email: 'oksana@example.com', password: testPassword },
      headers: { 'accept-language': 'uk-UA,uk;q=0.9' },
    });
    const user = await test.signIn('oksana@example.com');
    const path = '/api/user/me/mail-language';
    expect((await test.send('GET', path, { as: user })).json()).toEqual({ language: 'UA' });
    await test.send('PATCH', path, { as: user, body: { language: 'DE' } });
    await test.send('POST', '/api/auth/request-password-reset', { body: { email: user.email } });
    expect((await mailsTo(user.email))[0]?.subject).toBe('Підтвердьте, будь ласка, свою адресу');
    await expect.poll(async () => (await mailsTo(user.email))[1]?.subject).toBe('Ihr neues Glossa-Passwort');
  });

  // As an administrator sets somebody up who has never been here.
  const unknown = async (email: string) => {
    const user = await test.signUp(email, { isConfirmed: false });
    await test.db.update(users).set({ language: null }).where(eq(users.email, email));
    return user;
  };
  const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' };

  it('is the browser’s for a new password where nobody knows another', async () => {
    const { email } = await unknown('forgot@example.com');
    await test.send('POST', '/api/auth/request-password-reset', { body: { email }, headers: german });
    await expect.poll(async () => (await mailsTo(email)).at(-1)?.subject).toBe('Ihr neues Glossa-Passwort');
  });

  it('is the browser’s for a new address where nobody knows another', async () => {
    const user = await unknown('moves@example.com');
    const body = { email: 'moved@example.com', password: testPassword };
    await test.send('POST', '/api/user/me/email', { as: user, body, headers: german });
    expect((await mailsTo(body.email)).map(({ subject }) => subject)).toEqual([
      'Ihre neue Adresse für Glossa',
    ]);
  });

  it('is the browser’s for what somebody does whose language nobody knows, and is not kept', async () => {
    const user = await unknown('quiet@example.com');
    const path = '/api/user/me/mail-language';
    await test.send('POST', '/api/user/me/confirmation', { as: user, body: {}, headers: german });
    await expect
      .poll(async () => (await mailsTo(user.email)).at(-1)?.subject)
      .toBe('Bitte bestätigen Sie Ihre E-Mail-Adresse');
    expect((await test.send('GET', path, { as: user })).json()).toEqual({ language: null });
    const body = { email: user.email, password: testPassword };
    await test.send('POST', '/api/user/me/deletion', { as: user, body, headers: german });
    await expect
      .poll(async () => (await mailsTo(user.email)).at(-1)?.subject)
      .toBe('Ihr Glossa-Konto ist gelöscht');
  });

  it('refuses a language nobody here speaks', async () => {
    const user = await test.signUp('klingon@example.com');
    const answer = await test.send('PATCH', '/api/user/me/mail-language', {
      as: user,
      body: { language: 'KL' },
    });
    expect(answer.statusCode).toBe(400);
  });
});
