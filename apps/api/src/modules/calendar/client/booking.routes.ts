import {
  languageSchema,
  moveBookingSchema,
  moveSlotsQuerySchema,
  moveSlotsSchema,
  noBodySchema,
  ownBookingSchema,
} from '@glossa/contracts';
import { z } from 'zod';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../db/database.ts';
import { invalidRequest, notFound } from '../../../http/http.errors.ts';
import type { ZodApp } from '../../../http/zod-app.ts';
import type { SecretBox } from '../../../secrets/secret-box.ts';
import type { TellOwners } from '../../notifications/index.ts';
import { cancelBooking } from '../booking/cancel-booking.ts';
import { retrying } from '../booking/retrying.ts';
import { tooLate } from '../calendar.errors.ts';
import { icsOf } from '../domain/ics.ts';
import { presentEvent } from '../present-event.ts';
import { findOwnBooking } from './find-own-booking.ts';
import { listMoveSlots } from './list-move-slots.ts';
import { moveOwnBooking } from './move-own-booking.ts';
import { presentOwnBooking } from './present-own-booking.ts';
import { tellOwner } from './tell-owner.ts';

export type ClientDeps = {
  db: Database;
  box: SecretBox;
  now: Clock;
  tellOwners: TellOwners;
  /** A client changed something alone, and it is done: open panels look again. */
  onClientChange: (partnerId: string) => void;
  publicUrl: string;
  /** The way back to the talk a booking came from, for whoever holds the secret of the booking. */
  findTalkPath: FindTalkPath;
};

/** Conversations come after the calendar, so what is theirs comes in as a function. */
export type FindTalkPath = (
  db: Database,
  place: { partnerId: string; conversationId: string },
) => Promise<string | null>;

const params = z.object({ secret: z.string().min(1).max(200) });
const looking = { access: 'public', rateLimit: { max: 60, timeWindow: '1 minute' } } as const;
const changing = { access: 'public', rateLimit: { max: 10, timeWindow: '1 minute' } } as const;
const longestWindowMs = 62 * 24 * 60 * 60_000;

/** The client's own page of a booking. The secret in the path is the key: unknown ones all look alike. */
export function bookingRoutes(app: ZodApp, deps: ClientDeps): void {
  const { db, box, now, tellOwners, publicUrl, onClientChange } = deps;
  const getBooking = async (handle: Database, secret: string) => {
    const found = await findOwnBooking(handle, box, secret);
    if (!found) throw notFound();
    return found;
  };
  const present = async (handle: Database, secret: string) => {
    const found = await getBooking(handle, secret);
    const { conversationId, partnerId } = found.event;
    const talkPath = conversationId && (await deps.findTalkPath(handle, { partnerId, conversationId }));
    return presentOwnBooking(found, { now: now(), talkPath });
  };
  const calendarUrl = `${publicUrl}/calendar`;

  app.get(
    '/api/booking/:secret',
    { config: looking, schema: { params, response: { 200: ownBookingSchema } } },
    async (request) => present(db, request.params.secret),
  );

  app.get(
    '/api/booking/:secret/free-slots',
    {
      config: looking,
      schema: { params, querystring: moveSlotsQuerySchema, response: { 200: moveSlotsSchema } },
    },
    async (request) => {
      const found = await getBooking(db, request.params.secret);
      const [from, to] = [new Date(request.query.from), new Date(request.query.to)];
      const lengthMs = to.getTime() - from.getTime();
      if (lengthMs <= 0 || lengthMs > longestWindowMs) throw invalidRequest('to: must be soon after from');
      return { slots: await listMoveSlots(db, found, { from, to, now: now() }) };
    },
  );

  app.post(
    '/api/booking/:secret/reschedule',
    { config: changing, schema: { params, body: moveBookingSchema, response: { 200: ownBookingSchema } } },
    async (request) => {
      const { secret } = request.params;
      const start = new Date(request.body.start);
      const { partner: studio } = await getBooking(db, secret);
      const moved = await retrying(() =>
        db.transaction(async (tx) => {
          const { partner, ...found } = await getBooking(tx, secret);
          const event = await moveOwnBooking(tx, { partner, ...found }, { start, now: now() });
          await tellOwner(tx, tellOwners, { partner, event, what: 'moved', calendarUrl });
          return present(tx, secret);
        }),
      );
      onClientChange(studio.id);
      return moved;
    },
  );

  app.post(
    '/api/booking/:secret/cancel',
    { config: changing, schema: { params, body: noBodySchema, response: { 200: ownBookingSchema } } },
    async (request) => {
      const { secret } = request.params;
      const { partner: studio } = await getBooking(db, secret);
      const cancelled = await db.transaction(async (tx) => {
        const { event, partner } = await getBooking(tx, secret);
        const known = { partnerId: partner.id, eventId: event.id, now: now(), rules: partner.config };
        const result = await cancelBooking(tx, known);
        if (!result.ok) throw result.reason === 'too_late' ? tooLate() : notFound();
        const isNews = event.status === 'BOOKED';
        if (isNews)
          await tellOwner(tx, tellOwners, { partner, event: result.event, what: 'cancelled', calendarUrl });
        return present(tx, secret);
      });
      onClientChange(studio.id);
      return cancelled;
    },
  );

  app.get(
    '/api/booking/:secret/booking.ics',
    { config: looking, schema: { params, querystring: z.object({ language: languageSchema.optional() }) } },
    async (request, reply) => {
      const { event, partner } = await getBooking(db, request.params.secret);
      const { name, address, config } = partner;
      const studio = { name, address, timezone: config.timezone };
      const language = request.query.language ?? event.language;
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="booking.ics"')
        .header('referrer-policy', 'no-referrer')
        .send(icsOf(presentEvent(event), { studio, language, now: now() }));
    },
  );
}
