import { chatHistorySchema } from '@glossa/contracts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { notFound, streamOnly, tooManyRequests } from '../../../http/http.errors.ts';
import { openStreams } from '../../../http/open-streams.ts';
import type { ZodApp } from '../../../http/zod-app.ts';
import { conversationTopic } from '../../../live/live-hub.ts';
import type { StoredBot } from '../../bots/index.ts';
import {
  findConversation,
  hashToken,
  listMessagesAfter,
  presentMessage,
  type StoredConversation,
  type TalkDeps,
} from '../../conversations/index.ts';

type Parts = {
  params: z.ZodObject<{ chatLinkId: z.ZodString }>;
  query: z.ZodType<{ after: number }, unknown>;
  openBot: (request: FastifyRequest<{ Params: { chatLinkId: string } }>) => Promise<StoredBot>;
  tokenOf: (request: FastifyRequest) => string;
};

/** Also asked without being told, so that a word lost between servers delays a message and never hides it. */
const lookAgainMs = 15_000;

/** What is said in an open conversation, by the bot elsewhere or by a person, as it happens. */
export function liveRoute(app: ZodApp, deps: TalkDeps, { params, query, openBot, tokenOf }: Parts): void {
  const streams = openStreams(app, deps.db, { name: 'chat', perAddress: 10 });
  app.get(
    '/api/chat/:chatLinkId/live',
    {
      config: { access: 'public', rateLimit: { max: 60, timeWindow: '1 minute' } },
      sse: 'dual',
      schema: { params, querystring: query, response: { 200: chatHistorySchema } },
    },
    async (request, reply) => {
      const bot = await openBot(request);
      const { db, box, live } = deps;
      const tokenHash = hashToken(box, tokenOf(request));
      const conversation = await findConversation(db, bot.id, tokenHash);
      if (!conversation) throw notFound();
      if (!reply.sse) throw streamOnly();
      const leave = await streams.enter(request, () => reply.sse.close());
      if (!leave) throw tooManyRequests(10);
      reply.sse.keepAlive();
      reply.sse.sendHeaders();
      let lastSeq = request.query.after;
      let state: StoredConversation['state'] | null = null;
      const look = inTurn(
        async () => {
          if (!reply.sse.isConnected) return;
          const current = await findConversation(db, bot.id, tokenHash);
          if (!current) return reply.sse.close();
          const found = await listMessagesAfter(db, current, lastSeq);
          const isNew = found.length > 0 || current.state !== state;
          state = current.state;
          lastSeq = found.at(-1)?.seq ?? lastSeq;
          if (isNew)
            await reply.sse.send({
              id: String(lastSeq),
              event: 'messages',
              data: { messages: found.map(presentMessage), state },
            });
        },
        (error) => request.log.warn({ err: error }, 'a live stream could not read'),
      );
      const stopHearing = live.hear(conversationTopic(conversation.id), look);
      const again = setInterval(look, lookAgainMs);
      reply.sse.onClose(() => {
        clearInterval(again);
        stopHearing();
        leave();
      });
      look();
    },
  );
}

/** Runs a task one at a time; asked while it runs, it runs once more. */
function inTurn(task: () => Promise<unknown>, onError: (error: unknown) => void): () => void {
  let isRunning = false;
  let isWanted = false;
  const run = async () => {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await task().catch(onError);
    }
    isRunning = false;
  };
  return () => {
    isWanted = true;
    if (!isRunning) void run();
  };
}
