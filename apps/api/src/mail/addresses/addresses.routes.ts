import { confirmEmailSchema } from '@glossa/contracts';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { ZodApp } from '../../http/zod-app.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { confirmAddress } from './confirm-address.ts';
import { readConfirmationToken } from './confirmation-token.ts';

type Deps = { db: Database; box: SecretBox; now: Clock } & Parameters<typeof confirmAddress>[1];

/** The mailed link leads to a page, and its button here: programs that only open links confirm nothing. */
export function addressesRoutes(app: ZodApp, deps: Deps): void {
  app.post(
    '/api/confirm-email',
    {
      config: { access: 'public', rateLimit: { max: 30, timeWindow: '1 hour' } },
      schema: { body: confirmEmailSchema, response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      const email = readConfirmationToken(deps.box, request.body.token, deps.now());
      if (email === null) throw invalidLink();
      await confirmAddress(deps.db, deps, email);
      return reply.status(204).send();
    },
  );
}

const invalidLink = () =>
  new AppError('invalid', 'invalid_link', 'This link has expired or is not whole. Please ask for a new one.');
