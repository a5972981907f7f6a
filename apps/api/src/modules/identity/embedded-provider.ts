import { randomUUID } from 'node:crypto';
import { passwordLength } from '@glossa/contracts';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { jwt } from 'better-auth/plugins';
import type { Database } from '../../db/database.ts';
import type { Limits } from '../../http/limits/open-limits.ts';
import { keepConfirmed } from '../../mail/addresses/confirmed.store.ts';
import type { SendMail } from '../../mail/outbox.ts';
import { resetMail } from './domain/identity-mails.ts';
import { readAcceptLanguage } from './domain/read-accept-language.ts';
import { deleteOlderResetLinks, findUserByEmail } from './identity.store.ts';
import { authAccounts, authKeys, authSessions, authUsers, authVerifications } from './identity.table.ts';

export type EmbeddedProvider = ReturnType<typeof createEmbeddedProvider>;

type Deps = {
  db: Database;
  secret: string;
  publicUrl: string;
  sendMail: SendMail;
  limits: Limits;
  /** Notes that a password was set anew by a mailed link. */
  onPasswordChanged: (db: Database, email: string) => Promise<void>;
  /** Tests that are about something else; everybody else's passwords are kept the library's slow way. */
  hashing?: Hashing;
};

export type Hashing = {
  hash: (password: string) => Promise<string>;
  verify: (kept: { hash: string; password: string }) => Promise<boolean>;
};

/** Tokens of the embedded provider are for this product only, and say so. */
export const embeddedAudience = 'glossa-api';
/** The counter of log-in tries per account; a browser that logged in before has one of its own. */
export const triesKey = (email: string, device: string | null = null) =>
  device === null ? `sign-in|${email}` : `sign-in|${email}|${device}`;
const tokenLifetime = '15m';

/**
 * better-auth, cut down to what the product uses. It is called through its server API, never mounted
 * as a handler: the routes module decides which of its endpoints exist.
 */
export function createEmbeddedProvider(deps: Deps) {
  const { db, secret, publicUrl, sendMail, limits, onPasswordChanged, hashing } = deps;
  return betterAuth({
    appName: 'Glossa',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: authUsers,
        session: authSessions,
        account: authAccounts,
        verification: authVerifications,
        jwks: authKeys,
      },
    }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      ...(hashing && { password: hashing }),
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 3600,
      sendResetPassword: async ({ user, token }, request) => {
        await deleteOlderResetLinks(db, user.id);
        // The host always comes from the configuration, never from the request.
        const link = `${publicUrl}/login?reset=${encodeURIComponent(token)}`;
        const known = await findUserByEmail(db, user.email);
        const language = known?.language ?? readAcceptLanguage(request?.headers.get('accept-language'));
        await sendMail(db, resetMail({ email: user.email, language }, link));
      },
      // A stranger's guesses must not keep out the owner who just proved to own the mailbox.
      onPasswordReset: async ({ user }) => {
        await limits.forget(triesKey(user.email));
        await keepConfirmed(db, user.email);
        await onPasswordChanged(db, user.email);
      },
    },
    session: { expiresIn: 60 * 60 * 24 * 30, updateAge: 60 * 60 * 24, cookieCache: { enabled: false } },
    verification: { storeIdentifier: 'hashed' },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      cookiePrefix: 'glossa',
      useSecureCookies: publicUrl.startsWith('https:'),
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => randomUUID() },
    },
    plugins: [
      jwt({
        disableSettingJwtHeader: true,
        jwt: {
          issuer: publicUrl,
          audience: embeddedAudience,
          expirationTime: tokenLifetime,
          definePayload: ({ user, session }) => ({ email: user.email, sid: session.id }),
        },
      }),
    ],
  });
}
