import { changeEmailSchema, newEmailTokenSchema, signInAnswerSchema } from '@glossa/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { signedInUser } from '../../../http/access.ts';
import type { ZodApp } from '../../../http/zod-app.ts';
import { readAcceptLanguage } from '../domain/read-accept-language.ts';
import { askForNewEmail, type NewEmailDeps } from './ask-for-new-email.ts';
import { changeEmail } from './change-email.ts';

export function newEmailRoutes(app: ZodApp, deps: NewEmailDeps): void {
  app.post(
    '/api/user/me/email',
    {
      // Also a way to guess at a password, so few tries.
      config: { access: 'signed-in', rateLimit: { max: 10, timeWindow: '15 minutes' } },
      schema: { body: changeEmailSchema, response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      await askForNewEmail(deps, signedInUser(request), request.body, browserLanguage(request));
      return reply.status(204).send();
    },
  );

  // The link may be opened on another device than the one that asked.
  app.post(
    '/api/new-email',
    {
      config: { access: 'public', rateLimit: { max: 30, timeWindow: '1 hour' } },
      schema: { body: newEmailTokenSchema, response: { 200: signInAnswerSchema } },
    },
    async (request) => changeEmail(deps, request.body.token, browserLanguage(request)),
  );
}

const browserLanguage = ({ headers }: FastifyRequest) => readAcceptLanguage(headers['accept-language']);
