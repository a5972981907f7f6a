import { idSchema, liveEventSchema, newsQuerySchema, newsSchema } from '@glossa/contracts';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { streamOnly, tooManyRequests } from '../../http/http.errors.ts';
import { openStreams } from '../../http/open-streams.ts';
import type { ZodApp } from '../../http/zod-app.ts';
import { type LiveHub, partnerTopic } from '../../live/live-hub.ts';
import { findNews } from './news.store.ts';
import { type NoticesDeps, noticesRoutes } from './notices.routes.ts';

export type NotificationsDeps = NoticesDeps & {
  live: LiveHub;
  /** Keeps the places of open streams. */
  watch: Database;
};

/** Changes of a business as they happen, for an open panel, and what else its people want to hear. */
export function notificationsRoutes(app: ZodApp, { db, live, watch, askToConfirm }: NotificationsDeps): void {
  noticesRoutes(app, { db, askToConfirm });
  app.get(
    '/api/partner/:partnerId/news',
    {
      config: { access: 'own-team' },
      schema: {
        params: z.object({ partnerId: idSchema }),
        querystring: newsQuerySchema,
        response: { 200: newsSchema },
      },
    },
    async (request) => findNews(db, request.params.partnerId, request.query.after),
  );
  const streams = openStreams(app, watch, { name: 'panel', perAddress: 20 });
  app.get(
    '/api/partner/:partnerId/live',
    {
      config: { access: 'own-team' },
      sse: 'dual',
      schema: { params: z.object({ partnerId: idSchema }), response: { 200: liveEventSchema } },
    },
    async (request, reply) => {
      if (!reply.sse) throw streamOnly();
      const leave = await streams.enter(request, () => reply.sse.close());
      if (!leave) throw tooManyRequests(10);
      request.leaveLine();
      reply.sse.keepAlive();
      reply.sse.sendHeaders();
      const stopHearing = live.hear(partnerTopic(request.params.partnerId), () => {
        if (!reply.sse.isConnected) return;
        reply.sse
          .send({ event: 'change', data: {} })
          .catch((error) => request.log.warn({ err: error }, 'a live stream could not be written'));
      });
      reply.sse.onClose(() => {
        stopHearing();
        leave();
      });
    },
  );
}
