import {
  createUserSchema,
  noBodySchema,
  signUpAnswerSchema,
  signUpSchema,
  type User,
  userSchema,
} from '@glossa/contracts';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { signedInUser } from '../../http/access.ts';
import { notSignedIn } from '../../http/http.errors.ts';
import type { Limits } from '../../http/limits/open-limits.ts';
import type { ZodApp } from '../../http/zod-app.ts';
import type { AskToConfirm } from '../../mail/addresses/ask-to-confirm.ts';
import { isConfirmed } from '../../mail/addresses/confirmed.store.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { accountRoutes } from './account/account.routes.ts';
import { findMailLanguage } from './account/account.store.ts';
import type { AccountDeps } from './account/delete-account.ts';
import { authRoutes } from './auth.routes.ts';
import { createOwnUser } from './create-own-user.ts';
import { readAcceptLanguage } from './domain/read-accept-language.ts';
import { newEmailRoutes } from './new-email/new-email.routes.ts';
import { sessionsRoutes } from './sessions/sessions.routes.ts';
import { signUp } from './sign-up.ts';

export type IdentityDeps = AccountDeps & {
  now: Clock;
  onEmailChanged: (tx: Database, userId: string) => Promise<void>;
  box: SecretBox;
  publicUrl: string;
  hasMailServer: boolean;
  askToConfirm: AskToConfirm;
  limits: Limits;
  onPasswordChanged: (db: Database, email: string) => Promise<void>;
  findPartnerOf: (db: Database, userId: string) => Promise<User['partner']>;
};

export function identityRoutes(app: ZodApp, deps: IdentityDeps): void {
  authRoutes(app, deps);
  accountRoutes(app, deps);
  sessionsRoutes(app, deps);
  newEmailRoutes(app, deps);
  const present = async <T extends { email: string }>(user: T) => ({
    ...user,
    emailConfirmed: await isConfirmed(deps.db, user.email),
  });

  app.post(
    '/api/signup',
    {
      config: { access: 'public', rateLimit: { max: 20, timeWindow: '1 hour' } },
      schema: { body: signUpSchema, response: { 201: signUpAnswerSchema } },
    },
    async (request, reply) =>
      reply
        .status(201)
        .send(await signUp(deps, request.body, readAcceptLanguage(request.headers['accept-language']))),
  );

  app.get(
    '/api/user/me',
    { config: { access: 'signed-in' }, schema: { response: { 200: userSchema } } },
    async (request) => present(signedInUser(request)),
  );

  app.post(
    '/api/user/me/confirmation',
    {
      config: { access: 'signed-in', rateLimit: { max: 5, timeWindow: '1 hour' } },
      schema: { body: noBodySchema, response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      const { id, email } = signedInUser(request);
      const browserLanguage = readAcceptLanguage(request.headers['accept-language']);
      const language = (await findMailLanguage(deps.db, id)) ?? browserLanguage;
      await deps.askToConfirm(deps.db, { email, language });
      return reply.status(204).send();
    },
  );

  app.post(
    '/api/user',
    { config: { access: 'identified' }, schema: { body: createUserSchema, response: { 201: userSchema } } },
    async (request, reply) => {
      if (request.identity === null) throw notSignedIn();
      const user = await createOwnUser(deps.db, request.identity, request.body);
      const partner = await deps.findPartnerOf(deps.db, user.id);
      return reply.status(201).send(await present({ ...user, partner }));
    },
  );
}
