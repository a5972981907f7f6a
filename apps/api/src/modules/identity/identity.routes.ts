import { createUserSchema, signUpAnswerSchema, signUpSchema, type User, userSchema } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import { signedInUser } from '../../http/access.ts';
import { notSignedIn } from '../../http/http.errors.ts';
import type { Limits } from '../../http/limits/open-limits.ts';
import type { ZodApp } from '../../http/zod-app.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { accountRoutes } from './account/account.routes.ts';
import type { AccountDeps } from './account/delete-account.ts';
import { authRoutes } from './auth.routes.ts';
import { createOwnUser } from './create-own-user.ts';
import { readAcceptLanguage } from './domain/read-accept-language.ts';
import { signUp } from './sign-up.ts';

export type IdentityDeps = AccountDeps & {
  box: SecretBox;
  publicUrl: string;
  hasMailServer: boolean;
  limits: Limits;
  onPasswordChanged: (db: Database, email: string) => Promise<void>;
  findPartnerOf: (db: Database, userId: string) => Promise<User['partner']>;
};

export function identityRoutes(app: ZodApp, deps: IdentityDeps): void {
  authRoutes(app, deps);
  accountRoutes(app, deps);

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
    async (request) => signedInUser(request),
  );

  app.post(
    '/api/user',
    { config: { access: 'identified' }, schema: { body: createUserSchema, response: { 201: userSchema } } },
    async (request, reply) => {
      if (request.identity === null) throw notSignedIn();
      const user = await createOwnUser(deps.db, request.identity, request.body);
      return reply.status(201).send({ ...user, partner: await deps.findPartnerOf(deps.db, user.id) });
    },
  );
}
