import { contactSchema, newsletterSchema, newsletterTokenSchema, notifyMeSchema } from '@glossa/contracts';
import { z } from 'zod';
import type { ZodApp } from '../../http/zod-app.ts';
import { confirmNewsletter } from './confirm-newsletter.ts';
import { keepChannelInterest } from './keep-channel-interest.ts';
import { leaveNewsletter } from './leave-newsletter.ts';
import type { MarketingDeps } from './marketing-deps.ts';
import { marketingListRoutes } from './marketing-lists.routes.ts';
import { sendContact } from './send-contact.ts';
import { subscribeNewsletter } from './subscribe-newsletter.ts';

const nothing = { 204: z.undefined() };
/** Enough for a person, too little for a machine. */
const fewPerHour = { access: 'public', rateLimit: { max: 5, timeWindow: '1 hour' } } as const;
const links = { access: 'public', rateLimit: { max: 30, timeWindow: '1 hour' } } as const;

export function marketingRoutes(app: ZodApp, deps: MarketingDeps): void {
  app.post(
    '/api/contact',
    { config: fewPerHour, schema: { body: contactSchema, response: nothing } },
    async (request, reply) => {
      await sendContact(deps, request.body);
      return reply.status(204).send();
    },
  );
  app.post(
    '/api/newsletter',
    { config: fewPerHour, schema: { body: newsletterSchema, response: nothing } },
    async (request, reply) => {
      await subscribeNewsletter(deps, request.body);
      return reply.status(204).send();
    },
  );
  app.post(
    '/api/newsletter/confirm',
    { config: links, schema: { body: newsletterTokenSchema, response: nothing } },
    async (request, reply) => {
      await confirmNewsletter(deps, request.body.token);
      return reply.status(204).send();
    },
  );
  app.post(
    '/api/newsletter/unsubscribe',
    { config: links, schema: { body: newsletterTokenSchema, response: nothing } },
    async (request, reply) => {
      await leaveNewsletter(deps, request.body.token);
      return reply.status(204).send();
    },
  );
  app.post(
    '/api/notify-me',
    { config: fewPerHour, schema: { body: notifyMeSchema, response: nothing } },
    async (request, reply) => {
      await keepChannelInterest(deps, request.body);
      return reply.status(204).send();
    },
  );
  marketingListRoutes(app, deps);
}
