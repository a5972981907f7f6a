import {
  changePasswordSchema,
  requestPasswordResetSchema,
  resetPasswordSchema,
  signInAnswerSchema,
  signInSchema,
  tokenAnswerSchema,
} from '@glossa/contracts';
import type { FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { refuseCrossSite } from '../../http/cross-site.ts';
import { notSignedIn } from '../../http/http.errors.ts';
import type { Limits } from '../../http/limits/open-limits.ts';
import type { ZodApp } from '../../http/zod-app.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { guessMailLanguage } from './account/account.store.ts';
import { callProvider, cookiesOf } from './call-provider.ts';
import { findPasswordWeakness } from './domain/check-password.ts';
import { deviceCookie, findKnownDevice } from './domain/known-device.ts';
import { absenceCookie, presenceCookie } from './domain/presence-cookie.ts';
import { readAcceptLanguage } from './domain/read-accept-language.ts';
import { type EmbeddedProvider, triesKey } from './embedded-provider.ts';
import { ensureEmbeddedUser } from './ensure-embedded-user.ts';
import { invalidLink, weakPassword, wrongCredentials, wrongPassword } from './identity.errors.ts';
import { touchSession } from './sessions/sessions.store.ts';

type Deps = {
  db: Database;
  provider: EmbeddedProvider;
  box: SecretBox;
  publicUrl: string;
  limits: Limits;
  onPasswordChanged: (db: Database, email: string) => Promise<void>;
};

const perMinute = (max: number) => ({ max, timeWindow: '1 minute' });

/** The embedded provider's endpoints: these and no others. They act on its session cookie. */
export function authRoutes(app: ZodApp, deps: Deps): void {
  const { db, provider, box, publicUrl, limits, onPasswordChanged } = deps;
  const sameSite = refuseCrossSite(publicUrl);
  const secure = publicUrl.startsWith('https:');
  const limitTriesPerAccount = async (request: FastifyRequest) => {
    const { email } = signInSchema.parse(request.body);
    const device = findKnownDevice(box, request.headers.cookie, email);
    limits.take([{ key: triesKey(email, device), max: 10, windowMs: 15 * 60_000 }]);
  };

  app.post(
    '/api/auth/sign-in/email',
    {
      config: { access: 'public', rateLimit: { max: 60, timeWindow: '15 minutes' } },
      schema: { body: signInSchema, response: { 200: signInAnswerSchema } },
      preHandler: [sameSite, limitTriesPerAccount],
    },
    async (request, reply) => {
      const { email, password } = request.body;
      await callProvider({
        reply,
        refusals: { UNAUTHORIZED: wrongCredentials, BAD_REQUEST: wrongCredentials },
        run: async () => {
          const answer = await provider.api.signInEmail({
            body: { email, password },
            // Kept with the session, so that its owner recognises it in the list of open ones.
            headers: browserOf(request),
            returnHeaders: true,
          });
          await ensureEmbeddedUser(db, { authUserId: answer.response.user.id, email, role: 'CUSTOMER' });
          return answer;
        },
      });
      const language = readAcceptLanguage(request.headers['accept-language']);
      if (language !== null) await guessMailLanguage(db, email, language);
      reply.header('set-cookie', deviceCookie(box, email, secure));
      reply.header('set-cookie', presenceCookie(secure));
      return { email };
    },
  );

  app.get(
    '/api/auth/token',
    {
      config: { access: 'public', rateLimit: perMinute(60) },
      schema: { response: { 200: tokenAnswerSchema } },
      preHandler: sameSite,
    },
    async (request, reply) => {
      let token = '';
      await callProvider({
        reply,
        refusals: { UNAUTHORIZED: notSignedIn },
        run: async () => {
          const answer = await provider.api.getToken({ headers: cookiesOf(request), returnHeaders: true });
          token = answer.response.token;
          await touchSession(db, sessionOf(token));
          return answer;
        },
      });
      return { token };
    },
  );

  app.post(
    '/api/auth/sign-out',
    {
      config: { access: 'public', rateLimit: perMinute(60) },
      schema: { response: { 204: z.undefined() } },
      preHandler: sameSite,
    },
    async (request, reply) => {
      await callProvider({
        reply,
        refusals: {},
        run: () => provider.api.signOut({ headers: cookiesOf(request), returnHeaders: true }),
      });
      reply.header('set-cookie', absenceCookie(secure));
      return reply.status(204).send();
    },
  );

  app.post(
    '/api/auth/request-password-reset',
    {
      config: { access: 'public', rateLimit: { max: 10, timeWindow: '1 hour' } },
      schema: { body: requestPasswordResetSchema, response: { 204: z.undefined() } },
      preHandler: sameSite,
    },
    async (request, reply) => {
      // Not waited for: a known address must not take longer to answer than an unknown one.
      provider.api
        .requestPasswordReset({ body: { email: request.body.email }, request: askedIn(request) })
        .catch((error) => request.log.error({ err: error }, 'password reset failed'));
      return reply.status(204).send();
    },
  );

  app.post(
    '/api/auth/reset-password',
    {
      config: { access: 'public', rateLimit: { max: 20, timeWindow: '1 hour' } },
      schema: { body: resetPasswordSchema, response: { 204: z.undefined() } },
      preHandler: sameSite,
    },
    async (request, reply) => {
      const { token, newPassword } = request.body;
      refuseWeak(newPassword, '');
      await callProvider({
        reply,
        refusals: { BAD_REQUEST: invalidLink },
        run: () => provider.api.resetPassword({ body: { token, newPassword }, returnHeaders: true }),
      });
      return reply.status(204).send();
    },
  );

  app.post(
    '/api/auth/change-password',
    {
      config: { access: 'public', rateLimit: { max: 20, timeWindow: '1 hour' } },
      schema: { body: changePasswordSchema, response: { 204: z.undefined() } },
      preHandler: sameSite,
    },
    async (request, reply) => {
      const { currentPassword, newPassword } = request.body;
      refuseWeak(newPassword, '');
      await callProvider({
        reply,
        refusals: { UNAUTHORIZED: notSignedIn, BAD_REQUEST: wrongPassword },
        run: async () => {
          const answer = await provider.api.changePassword({
            body: { currentPassword, newPassword, revokeOtherSessions: true },
            headers: cookiesOf(request),
            returnHeaders: true,
          });
          await onPasswordChanged(db, answer.response.user.email);
          return answer;
        },
      });
      return reply.status(204).send();
    },
  );

  app.get(
    '/api/auth/jwks',
    {
      config: { access: 'public', rateLimit: perMinute(120) },
      schema: { response: { 200: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }) } },
    },
    async () => {
      const { keys } = await provider.api.getJwks();
      return { keys: keys.map((key) => ({ ...key })) };
    },
  );
}

function browserOf({ headers }: FastifyRequest): Headers {
  return new Headers({ 'user-agent': (headers['user-agent'] ?? '').slice(0, 400) });
}

/** What the mail may know of the request: the language to write in where its reader has chosen none. */
function askedIn({ headers }: FastifyRequest): Request {
  return new Request('http://localhost', {
    headers: { 'accept-language': headers['accept-language'] ?? '' },
  });
}

function sessionOf(token: string): string {
  return String(decodeJwt(token).sid);
}

function refuseWeak(password: string, email: string): void {
  const weakness = findPasswordWeakness(password, email);
  if (weakness !== null) throw weakPassword(weakness);
}
