import { contactSchema } from '@glossa/contracts';
import { z } from 'zod';
import type { ZodApp } from '../../http/zod-app.ts';
import { type MarketingDeps, sendContact } from './send-contact.ts';

export type { MarketingDeps } from './send-contact.ts';

export function marketingRoutes(app: ZodApp, deps: MarketingDeps): void {
  app.post(
    '/api/contact',
    {
      config: { access: 'public', rateLimit: { max: 5, timeWindow: '1 hour' } },
      schema: { body: contactSchema, response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      await sendContact(deps, request.body);
      return reply.status(204).send();
    },
  );
}
