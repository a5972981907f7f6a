import { scryptSync } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../../mail/mail.table.ts';
import { createTestApp, type TestApp, type TestUser, testPassword } from '../../testing/test-app.ts';
import { authAccounts, authSessions, authUsers, users } from './identity.table.ts';

let test: TestApp;
let user: TestUser;
beforeAll(async () => {
  test = await createTestApp();
  user = await test.signUp('anna@example.com');
});
afterAll(() => test.close());

const me = (authorization?: string) =>
  test.send('GET', '/api/user/me', { headers: authorization ? { authorization } : {} });

describe('the bearer token', () => {
  it.each([[undefined], ['Bearer'], ['Bearer '], ['Basic YTpi'], ['Bearer not.a.token'], ['Bearer a b']])(
    'refuses %s',
    async (header) => {
      const answer = await me(header);
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
      expect(answer.json()).toEqual({ error: 'Please log in.', code: 'not_signed_in' });
    },
  );

  it('is ignored in the query and in cookies', async () => {
    expect((await test.send('GET', `/api/user/me?token=${user.token}`)).statusCode).toBe(401);
    expect((await test.send('GET', '/api/user/me', { headers: { cookie: user.cookie } })).statusCode).toBe(
      401,
    );
  });

  it('refuses two of them', async () => {
    const answer = await test.app.inject({
      url: '/api/user/me',
      headers: { authorization: [`Bearer ${user.token}`, `Bearer ${user.token}`] as never },
    });
    expect(answer.statusCode).toBe(401);
  });

  it('refuses a changed payload, no algorithm, a foreign key and keys named by the token itself', async () => {
    const [header = '', payload = '', signature = ''] = user.token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString());
    const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true });
    const jwk = await exportJWK(publicKey);
    const forged = (extra: object) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', kid, ...extra }).sign(privateKey);
    const hmac = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid })
      .sign(Buffer.from(JSON.stringify(await test.provider.api.getJwks())));
    const tokens = [
      `${header}.${encode({ ...claims, email: 'root@example.com' })}.${signature}`,
      `${encode({ alg: 'none' })}.${payload}.`,
      await forged({}),
      await forged({ kid: 'unknown' }),
      await forged({ jwk }),
      await forged({ jku: 'http://127.0.0.1:9/keys' }),
      hmac,
    ];
    for (const token of tokens) expect((await me(`Bearer ${token}`)).statusCode).toBe(401);
  });

  it.each([
    ['another issuer', { issuer: 'http://evil.example' }],
    ['another audience', { audience: 'somebody-else' }],
    ['an end in the past', { expirationTime: Math.floor(Date.now() / 1000) - 40 }],
  ])('refuses one with %s though the key is ours', async (_title, changes) => {
    const { db, box, limits } = test;
    const { createEmbeddedProvider } = await import('./embedded-provider.ts');
    const publicUrl = 'issuer' in changes ? changes.issuer : 'http://localhost:3000';
    const provider = createEmbeddedProvider({
      db,
      secret: box.derive('identity'),
      publicUrl,
      limits,
      sendMail: async () => {},
      onPasswordChanged: async () => {},
    });
    const [session] = await db.select().from(authSessions).limit(1);
    const signed = await provider.api.signJWT({
      body: {
        payload: {
          sub: session?.userId ?? '',
          sid: session?.id,
          email: user.email,
          iss: publicUrl,
          aud: 'audience' in changes ? changes.audience : 'glossa-api',
          exp: 'expirationTime' in changes ? changes.expirationTime : Math.floor(Date.now() / 1000) + 600,
        },
      },
    });
    expect((await me(`Bearer ${signed.token}`)).statusCode).toBe(401);
  });

  it('dies with the log-out', async () => {
    const leaving = await test.signUp('leaving@example.com');
    expect((await me(`Bearer ${leaving.token}`)).statusCode).toBe(200);
    await test.send('POST', '/api/auth/sign-out', { headers: { cookie: leaving.cookie } });
    expect((await me(`Bearer ${leaving.token}`)).statusCode).toBe(401);
  });

  it('dies with the account', async () => {
    const gone = await test.signUp('gone@example.com');
    await test.db.delete(users).where(eq(users.email, gone.email));
    expect((await me(`Bearer ${gone.token}`)).statusCode).toBe(401);
    const erased = await test.signUp('erased@example.com');
    await test.db.delete(authUsers).where(eq(authUsers.email, erased.email));
    expect((await me(`Bearer ${erased.token}`)).statusCode).toBe(401);
  });

  it('gives the role of now, not of when it was issued', async () => {
    const admin = await test.createAdmin('short-lived@example.com');
    expect((await test.send('GET', '/api/bot', { as: admin })).statusCode).toBe(200);
    await test.db.update(users).set({ role: 'CUSTOMER' }).where(eq(users.email, admin.email));
    expect((await test.send('GET', '/api/bot', { as: admin })).statusCode).toBe(403);
  });
});

it('keeps passwords under a hash that is slow to try, unless a test asks for a quick one', async () => {
  const { db, box, limits } = test;
  const { createEmbeddedProvider } = await import('./embedded-provider.ts');
  const provider = createEmbeddedProvider({
    ...{ db, limits, secret: box.derive('identity'), publicUrl: 'http://localhost:3000' },
    ...{ sendMail: async () => {}, onPasswordChanged: async () => {} },
  });
  const { user: kept } = await provider.api.signUpEmail({
    body: { email: 'slow@example.com', password: testPassword, name: 'slow@example.com' },
  });
  const [account] = await db.select().from(authAccounts).where(eq(authAccounts.userId, kept.id));
  const [salt = '', key] = account?.password?.split(':') ?? [];
  const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
  expect(key).toBe(scryptSync(testPassword, salt, 64, cost).toString('hex'));
});

describe('signing up', () => {
  const signUp = (body: unknown) => test.send('POST', '/api/signup', { body });

  it.each([{ role: 'ADMIN' }, { isAdmin: true }, { partnerId: 'x' }, { emailVerified: true }, { id: 'x' }])(
    'refuses the extra field %o',
    async (extra) => {
      const answer = await signUp({ email: 'sly@example.com', password: testPassword, ...extra });
      expect(answer.statusCode).toBe(400);
      expect(await test.db.$count(users, eq(users.email, 'sly@example.com'))).toBe(0);
    },
  );

  it('keeps one account per address, whatever its spelling', async () => {
    expect((await signUp({ email: ' ANNA@Example.com ', password: testPassword })).json()).toMatchObject({
      code: 'email_taken',
    });
  });

  it('creates one account when the same sign-up arrives twenty times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => signUp({ email: 'twenty@example.com', password: testPassword })),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, ...Array(19).fill(409)]);
    expect(await test.db.$count(users, eq(users.email, 'twenty@example.com'))).toBe(1);
  });

  it.each([
    ['short9chr', 'at least 10 characters'],
    ['password1234567', 'common passwords'],
    ['Passwort!!2026', 'common passwords'],
    ['1234567890', 'too regular'],
    ['aaaaaaaaaaaa', 'too regular'],
    ['qwertyuiop', 'common passwords'],
    ['x'.repeat(129), 'at most 128 characters'],
  ])('refuses the password %s and says why', async (password, reason) => {
    const answer = await signUp({ email: 'weak@example.com', password });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toContain(reason);
  });

  it.each([
    `${'long and winding road '.repeat(5)}abc`,
    'x1y2z3w4'.repeat(16),
    '  spaces kept  ',
    '🚗🧽✨🪣🧼🚙🛞🔧💧🫧',
    'Ґудзик-їжак-євро',
  ])('takes the password %s as it is', async (password) => {
    const email = `ok-${Buffer.from(password).toString('hex').slice(0, 20)}@example.com`;
    expect((await signUp({ email, password })).statusCode).toBe(201);
    const login = (typed: string) =>
      test.send('POST', '/api/auth/sign-in/email', { body: { email, password: typed } });
    expect((await login(password)).statusCode).toBe(200);
    expect((await login(password.normalize('NFD'))).statusCode).toBe(200);
    expect((await login(`${password}x`)).statusCode).toBe(401);
  });

  it.each(['a@x.io\r\nBcc: z@y.io', '"a b"@x.io', `${'a'.repeat(250)}@x.io`, 'no-at-sign', 'a@b'])(
    'refuses the address %j',
    async (email) => {
      expect((await signUp({ email, password: testPassword })).statusCode).toBe(400);
    },
  );
});

describe('POST /api/user', () => {
  const create = (as: TestUser | null, body: unknown) => test.send('POST', '/api/user', { as, body });

  it('only makes sure that one’s own customer exists', async () => {
    expect((await create(user, { email: user.email, role: 'CUSTOMER' })).json()).toMatchObject({
      email: user.email,
      role: 'CUSTOMER',
    });
    expect((await create(user, { email: user.email, role: 'ADMIN' })).json().code).toBe('role_not_allowed');
    expect((await create(user, { email: 'other@example.com', role: 'CUSTOMER' })).json().code).toBe(
      'email_not_own',
    );
    expect((await create(null, { email: user.email, role: 'CUSTOMER' })).statusCode).toBe(401);
  });
});

describe('the password', () => {
  const ask = (email: string) =>
    test.send('POST', '/api/auth/request-password-reset', {
      body: { email },
      headers: { host: 'evil.example' },
    });
  const reset = (token: string, newPassword: string) =>
    test.send('POST', '/api/auth/reset-password', { body: { token, newPassword } });
  /** The links mailed so far, oldest first, once there are that many. */
  const mailedLinks = async (email: string, amount: number) => {
    await expect.poll(() => test.db.$count(mails, eq(mails.recipient, email))).toBe(amount);
    const sent = await test.db
      .select()
      .from(mails)
      .where(eq(mails.recipient, email))
      .orderBy(asc(mails.createdAt));
    return sent.map(({ body }) => new URL(/http\S+/.exec(body)?.[0] ?? ''));
  };
  const tokenOf = (link: URL | undefined) => link?.searchParams.get('reset') ?? '';

  it('is reset once, by the newest link, which names our own host; sessions end', async () => {
    const { email, token } = await test.signUp('forgetful@example.com');
    await ask(email);
    await mailedLinks(email, 1);
    await ask(email);
    const [older, newest] = await mailedLinks(email, 2);
    expect(newest?.origin).toBe('http://localhost:3000');
    expect((await reset(tokenOf(older), 'a-new-passphrase-1')).json().code).toBe('invalid_link');
    expect((await reset(tokenOf(newest), 'short')).statusCode).toBe(400);
    expect((await reset(tokenOf(newest), 'a-new-passphrase-1')).statusCode).toBe(204);
    expect((await reset(tokenOf(newest), 'a-new-passphrase-2')).json().code).toBe('invalid_link');
    expect((await me(`Bearer ${token}`)).statusCode).toBe(401);
    expect((await test.signIn(email, 'a-new-passphrase-1')).token).toBeTruthy();
  });

  it('answers the same for known and unknown addresses', async () => {
    const answers = await Promise.all(
      [user.email, 'nobody-here@example.com'].map((email) =>
        test.send('POST', '/api/auth/request-password-reset', { body: { email } }),
      ),
    );
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [204, ''],
      [204, ''],
    ]);
    const logins = await Promise.all(
      [user.email, 'nobody-here@example.com'].map((email) =>
        test.send('POST', '/api/auth/sign-in/email', { body: { email, password: 'wrong-password-9' } }),
      ),
    );
    expect(logins[0]?.body).toBe(logins[1]?.body);
  });

  it('changes with the current one, and ends every other session', async () => {
    const changing = await test.signUp('changing@example.com');
    const elsewhere = await test.signIn(changing.email);
    const change = (currentPassword: string, cookie = changing.cookie) =>
      test.send('POST', '/api/auth/change-password', {
        body: { currentPassword, newPassword: 'quite-another-7' },
        headers: { cookie },
      });
    expect((await change('not-the-current')).json()).toMatchObject({ code: 'wrong_credentials' });
    expect((await change(testPassword, '')).statusCode).toBe(401);
    expect((await change(testPassword)).statusCode).toBe(204);
    expect((await me(`Bearer ${elsewhere.token}`)).statusCode).toBe(401);
  });
});

describe('the embedded provider', () => {
  it.each([
    '/api/auth/ok',
    '/api/auth/reference',
    '/api/auth/error',
    '/api/auth/get-session',
    '/api/auth/list-sessions',
    '/api/auth/admin/list-users',
  ])('does not answer %s', async (url) => {
    expect((await test.send('GET', url, { headers: { cookie: user.cookie } })).statusCode).toBe(404);
  });

  it.each([
    '/api/auth/sign-up/email',
    '/api/auth/update-user',
    '/api/auth/delete-user',
    '/api/auth/sign-in/social',
  ])('does not answer %s', async (url) => {
    expect(
      (await test.send('POST', url, { body: { role: 'ADMIN' }, headers: { cookie: user.cookie } }))
        .statusCode,
    ).toBe(404);
  });

  it('refuses calls from another site', async () => {
    const from = (headers: Record<string, string>) =>
      test.send('POST', '/api/auth/sign-out', { headers: { cookie: user.cookie, ...headers } });
    expect((await from({ origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await from({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await me(`Bearer ${user.token}`)).statusCode).toBe(200);
  });

  it('never shows the session or a hash', async () => {
    const answer = await test.send('POST', '/api/auth/sign-in/email', {
      body: { email: user.email, password: testPassword },
    });
    expect(answer.json()).toEqual({ email: user.email });
  });
});

it('keeps tokens, cookies and passwords out of the log', () => {
  const log = test.logLines.join('\n');
  for (const secret of [user.token, user.cookie.split('=')[1] ?? '', testPassword])
    expect(log).not.toContain(secret);
});
