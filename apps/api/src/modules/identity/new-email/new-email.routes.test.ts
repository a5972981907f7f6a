import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mails } from '../../../mail/mail.table.ts';
import { createTestApp, type TestApp, type TestUser, testPassword } from '../../../testing/test-app.ts';

let now = new Date('2027-03-15T08:00:00Z');
let test: TestApp;
let person: TestUser;
let count = 0;
beforeAll(async () => {
  test = await createTestApp({ now: () => now });
});
afterAll(() => test.close());
beforeEach(async () => {
  now = new Date('2027-03-15T08:00:00Z');
  count += 1;
  person = await test.signUp(`old-${count}@example.com`);
});

const ask = (email: string, password = testPassword) =>
  test.send('POST', '/api/user/me/email', { as: person, body: { email, password } });
const mailsTo = async (email: string) =>
  (await test.db.select().from(mails)).filter(({ recipient }) => recipient === email);
const linkTo = async (email: string) =>
  /#(\S+)/.exec((await mailsTo(email)).findLast(({ body }) => body.includes('/new-email#'))?.body ?? '')?.[1];
const follow = (token: string | undefined) => test.send('POST', '/api/new-email', { body: { token } });
const canLogIn = async (email: string) => {
  const body = { email, password: testPassword };
  return (await test.send('POST', '/api/auth/sign-in/email', { body })).statusCode === 200;
};

it('changes nothing before the mailed link, then logs in with the new address only', async () => {
  const wanted = `new-${count}@example.com`;
  expect((await ask(wanted)).statusCode).toBe(204);
  expect(await canLogIn(wanted)).toBe(false);
  const token = await linkTo(wanted);
  expect((await follow(token)).json()).toEqual({ email: wanted });
  expect(await canLogIn(wanted)).toBe(true);
  expect(await canLogIn(person.email)).toBe(false);
  const me = await test.send('GET', '/api/user/me', { as: person });
  expect(me.json()).toMatchObject({ email: wanted, emailConfirmed: true });
  expect((await mailsTo(person.email)).at(-1)?.body).toContain(wanted);
  // The link was for that once.
  expect((await follow(token)).json().code).toBe('invalid_link');
});

it('refuses a wrong password, the same address and a taken one', async () => {
  expect((await ask(`x-${count}@example.com`, 'not-the-password')).json().code).toBe('wrong_credentials');
  expect((await ask(person.email)).json().code).toBe('email_unchanged');
  await test.signUp(`taken-${count}@example.com`);
  expect((await ask(`taken-${count}@example.com`)).json().code).toBe('email_taken');
  expect(await linkTo(`x-${count}@example.com`)).toBeUndefined();
});

it('refuses a link that is old, changed, or from before a new password', async () => {
  const wanted = `late-${count}@example.com`;
  await ask(wanted);
  const token = (await linkTo(wanted)) ?? '';
  now = new Date('2027-03-15T09:00:01Z');
  expect((await follow(token)).json().code).toBe('invalid_link');
  now = new Date('2027-03-15T08:30:00Z');
  const [claim = '', proof] = token.split('.');
  const forged = Buffer.from(claim, 'base64url').toString().replace(wanted, 'thief@example.com');
  expect((await follow(`${Buffer.from(forged).toString('base64url')}.${proof}`)).statusCode).toBe(400);
  await test.send('POST', '/api/auth/change-password', {
    headers: { cookie: person.cookie },
    body: { currentPassword: testPassword, newPassword: 'another-quiet-garage' },
  });
  expect((await follow(token)).json().code).toBe('invalid_link');
});

it('refuses an address somebody else took meanwhile', async () => {
  const wanted = `race-${count}@example.com`;
  await ask(wanted);
  const token = await linkTo(wanted);
  await test.signUp(wanted);
  expect((await follow(token)).json().code).toBe('email_taken');
});
