import { randomBytes } from 'node:crypto';
import { calendarFeedSchema, idSchema, noBodySchema } from '@glossa/contracts';
import { z } from 'zod';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../http/http.errors.ts';
import type { ZodApp } from '../../../http/zod-app.ts';
import type { SecretBox } from '../../../secrets/secret-box.ts';
import { findPartner } from '../../partners/index.ts';
import { listEvents } from '../calendar.store.ts';
import { feedIcs } from '../domain/ics.ts';
import { deleteFeed, findFeed, findFeedBySecret, replaceFeed } from './feed.store.ts';

export type FeedDeps = { db: Database; box: SecretBox; now: Clock; publicUrl: string };

const params = z.object({ partnerId: idSchema });
const purpose = 'calendar-feed';
const dayMs = 24 * 60 * 60_000;
const shownDays = { back: 90, ahead: 400 };

/** A secret address for other calendars: made, shown again, made anew, revoked, and read without a login. */
export function feedRoutes(app: ZodApp, { db, box, now, publicUrl }: FeedDeps): void {
  const urlOf = (secret: string) => `${publicUrl}/calendar/${secret}.ics`;
  const path = '/api/partner/:partnerId/calendar-feed';
  const response = { 200: calendarFeedSchema };

  app.get(path, { config: { access: 'own-partner' }, schema: { params, response } }, async (request) => {
    const feed = await findFeed(db, request.params.partnerId);
    return { url: feed && urlOf(box.open(feed.secretSealed)) };
  });

  const bare = { params, body: noBodySchema, response };
  app.post(path, { config: { access: 'own-partner' }, schema: bare }, async (request) => {
    const secret = randomBytes(24).toString('base64url');
    await replaceFeed(db, request.params.partnerId, {
      secretFingerprint: box.fingerprint(purpose, secret),
      secretSealed: box.seal(secret),
    });
    return { url: urlOf(secret) };
  });

  app.delete(
    path,
    { config: { access: 'own-partner' }, schema: { params, response: { 204: z.undefined() } } },
    async (request, reply) => {
      await deleteFeed(db, request.params.partnerId);
      return reply.status(204).send();
    },
  );

  app.get(
    '/calendar/:secret.ics',
    {
      config: { access: 'public', rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: { params: z.object({ secret: z.string().max(200) }), hide: true },
    },
    async (request, reply) => {
      const feed = await findFeedBySecret(db, box.fingerprint(purpose, request.params.secret));
      const partner = feed && (await findPartner(db, feed.partnerId));
      if (!partner) throw notFound();
      const at = now();
      const events = await listEvents(db, partner.id, {
        from: new Date(at.getTime() - shownDays.back * dayMs),
        to: new Date(at.getTime() + shownDays.ahead * dayMs),
        now: at,
      });
      const { name, address, config } = partner;
      const studio = { name, address, timezone: config.timezone };
      const booked = events.filter(({ status, source }) => status === 'BOOKED' && source !== 'CALENDAR');
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, max-age=300')
        .header('referrer-policy', 'no-referrer')
        .send(feedIcs({ studio, events: booked, now: at }));
    },
  );
}
