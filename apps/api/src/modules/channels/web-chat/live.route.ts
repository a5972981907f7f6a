import { chatHistorySchema } from '@glossa/contracts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import { notFound, streamOnly, tooManyRequests } from '../../../http/http.errors.ts';
import { openStreams } from '../../../http/open-streams.ts';
import type { ZodApp } from '../../../http/zod-app.ts';
import type { StoredBot } from '../../bots/index.ts';
import { findConversation, hashToken, presentMessage, type TalkDeps } from '../../conversations/index.ts';
import { openTalkFeeds } from './talk-feeds.ts';

export type LiveDeps = TalkDeps & {
  /** Keeps the places of open streams. */
  watch: Database;
};

type Parts = {
  params: z.ZodObject<{ chatLinkId: z.ZodString }>;
  query: z.ZodType<{ after: number }, unknown>;
  openBot: (request: FastifyRequest<{ Params: { chatLinkId: string } }>) => Promise<StoredBot>;
  tokenOf: (request: FastifyRequest) => string;
};

/** What is said in an open conversation, by the bot elsewhere or by a person, as it happens. */
export function liveRoute(app: ZodApp, deps: LiveDeps, { params, query, openBot, tokenOf }: Parts): void {
  const { db, box, live, watch } = deps;
  const onError = (error: unknown) => app.log.warn({ err: error }, 'a live stream could not read');
  const feeds = openTalkFeeds({ db, live, onError });
  const streams = openStreams(app, watch, { name: 'chat', perAddress: 10 });
  app.get(
    '/api/chat/:chatLinkId/live',
    {
      config: { access: 'public', rateLimit: { max: 60, timeWindow: '1 minute' } },
      sse: 'dual',
      schema: { params, querystring: query, response: { 200: chatHistorySchema } },
    },
    async (request, reply) => {
      const bot = await openBot(request);
      const tokenHash = hashToken(box, tokenOf(request));
      const conversation = await findConversation(db, bot.id, tokenHash);
      if (!conversation) throw notFound();
      if (!reply.sse) throw streamOnly();
      const leave = await streams.enter(request, () => reply.sse.close());
      if (!leave) throw tooManyRequests(10);
      request.leaveLine();
      reply.sse.keepAlive();
      reply.sse.sendHeaders();
      const leaveFeed = feeds.join(conversation, {
        lastSeq: request.query.after,
        known: null,
        onNews: (news) => {
          if (!reply.sse.isConnected) return;
          if (!news) return reply.sse.close();
          const { messages, ...talk } = news;
          const data = { messages: messages.map(presentMessage), ...talk };
          reply.sse
            .send({
              id: String(messages.at(-1)?.seq ?? request.query.after),
              event: 'messages',
              data,
            })
            .catch(onError);
        },
      });
      reply.sse.onClose(() => {
        leaveFeed();
        leave();
      });
    },
  );
}
