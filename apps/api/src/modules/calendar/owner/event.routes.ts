import {
  calendarEventSchema,
  createEventSchema,
  deleteEventQuerySchema,
  eventRangeQuerySchema,
  idempotencyKeyHeader,
  idSchema,
  updateEventSchema,
} from '@glossa/contracts';
import { z } from 'zod';
import { invalidRequest } from '../../../http/http.errors.ts';
import type { ZodApp } from '../../../http/zod-app.ts';
import { listEvents } from '../calendar.store.ts';
import { createEvent } from './create-event.ts';
import { deleteEvent } from './delete-event.ts';
import type { OwnerDeps } from './owner-deps.ts';
import { restoreEvent } from './restore-event.ts';
import { updateEvent } from './update-event.ts';

const longestSpanMs = 400 * 24 * 60 * 60 * 1000;

const params = z.object({ partnerId: idSchema });
const eventParams = z.object({ partnerId: idSchema, eventId: idSchema });
const headers = z.object({
  [idempotencyKeyHeader]: z
    .string()
    .regex(/^[\x21-\x7e]{8,200}$/, { message: 'must have 8 to 200 plain characters' })
    .optional(),
});

/** The owner's own calendar: look, enter, change, delete, take back. */
export function eventRoutes(app: ZodApp, { db, now, getConfig }: OwnerDeps): void {
  app.get(
    '/api/partner/:partnerId/event',
    {
      config: { access: 'own-team' },
      schema: {
        params,
        querystring: eventRangeQuerySchema,
        response: { 200: z.array(calendarEventSchema) },
      },
    },
    async (request) => {
      const span = { from: new Date(request.query.from), to: new Date(request.query.to) };
      const lengthMs = span.to.getTime() - span.from.getTime();
      if (lengthMs <= 0) throw invalidRequest('to: must be later than from');
      if (lengthMs > longestSpanMs) throw invalidRequest('to: must be at most 400 days after from');
      const events = await listEvents(db, request.params.partnerId, { ...span, now: now() });
      return request.query.holds ? events : events.filter(({ status }) => status === 'BOOKED');
    },
  );

  app.post(
    '/api/partner/:partnerId/event',
    {
      config: { access: 'own-team' },
      schema: { params, headers, body: createEventSchema, response: { 201: calendarEventSchema } },
    },
    async (request, reply) => {
      const { partnerId } = request.params;
      const config = await getConfig(partnerId);
      const key = request.headers[idempotencyKeyHeader] ?? null;
      const event = await createEvent(db, { partnerId, config, event: request.body, key, now: now() });
      return reply.status(201).send(event);
    },
  );

  app.patch(
    '/api/partner/:partnerId/event/:eventId',
    {
      config: { access: 'own-team' },
      schema: { params: eventParams, body: updateEventSchema, response: { 200: calendarEventSchema } },
    },
    async (request) => {
      const config = await getConfig(request.params.partnerId);
      return updateEvent(db, { ...request.params, config, changes: request.body, now: now() });
    },
  );

  app.delete(
    '/api/partner/:partnerId/event/:eventId',
    {
      config: { access: 'own-team' },
      schema: {
        params: eventParams,
        querystring: deleteEventQuerySchema,
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const following = request.query.following === 'true';
      await deleteEvent(db, { ...request.params, following, now: now() });
      return reply.status(204).send();
    },
  );

  app.post(
    '/api/partner/:partnerId/event/:eventId/restore',
    {
      config: { access: 'own-team' },
      schema: { params: eventParams, response: { 200: calendarEventSchema } },
    },
    async (request) => {
      const config = await getConfig(request.params.partnerId);
      return restoreEvent(db, { ...request.params, config, now: now() });
    },
  );
}
