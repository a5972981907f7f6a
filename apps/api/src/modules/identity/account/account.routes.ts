import {
  accountDeletionSchema,
  chooseMailLanguageSchema,
  deleteAccountSchema,
  mailLanguageSchema,
} from '@glossa/contracts';
import { z } from 'zod';
import { signedInUser } from '../../../http/access.ts';
import type { ZodApp } from '../../../http/zod-app.ts';
import { absenceCookie } from '../domain/presence-cookie.ts';
import { readAcceptLanguage } from '../domain/read-accept-language.ts';
import { findMailLanguage, saveMailLanguage } from './account.store.ts';
import { type AccountDeps, deleteAccount, describeDeletion } from './delete-account.ts';

type Deps = AccountDeps & { publicUrl: string };

const signedIn = { access: 'signed-in' } as const;

/** What a person decides about the own account. */
export function accountRoutes(app: ZodApp, deps: Deps): void {
  app.get(
    '/api/user/me/deletion',
    { config: signedIn, schema: { response: { 200: accountDeletionSchema } } },
    async (request) => describeDeletion(deps, signedInUser(request)),
  );

  app.post(
    '/api/user/me/deletion',
    {
      // Also a way to guess at a password, so few tries.
      config: { access: 'signed-in', rateLimit: { max: 10, timeWindow: '15 minutes' } },
      schema: { body: deleteAccountSchema, response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      const browserLanguage = readAcceptLanguage(request.headers['accept-language']);
      await deleteAccount(deps, signedInUser(request), request.body, browserLanguage);
      reply.header('set-cookie', absenceCookie(deps.publicUrl.startsWith('https:')));
      return reply.status(204).send();
    },
  );

  app.get(
    '/api/user/me/mail-language',
    { config: signedIn, schema: { response: { 200: mailLanguageSchema } } },
    async (request) => ({ language: await findMailLanguage(deps.db, signedInUser(request).id) }),
  );

  app.patch(
    '/api/user/me/mail-language',
    { config: signedIn, schema: { body: chooseMailLanguageSchema, response: { 200: mailLanguageSchema } } },
    async (request) => {
      await saveMailLanguage(deps.db, signedInUser(request).id, request.body.language);
      return { language: request.body.language };
    },
  );
}
