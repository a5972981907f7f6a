import { and, isNotNull, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { conversationTopic, partnerTopic } from '../../live/live-hub.ts';
import { findBot } from '../bots/index.ts';
import { answerPending } from './answer-pending.ts';
import { conversations } from './conversations.table.ts';
import type { TalkDeps } from './talk-deps.ts';

const batch = 20;
const everyMs = 15_000;

/** Looks for unanswered clients for as long as the server runs. */
export function answerLeftovers(app: FastifyInstance, deps: TalkDeps): void {
  let looking: Promise<unknown> = Promise.resolve();
  const look = () => {
    looking = answerUnanswered(deps).catch((error) =>
      app.log.warn({ err: error }, 'could not look for unanswered clients'),
    );
  };
  const timer = setInterval(look, everyMs);
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await looking;
  });
}

/**
 * Answers what a server that died left unanswered. Several servers may do this at once: whoever locks the
 * conversation first answers it, the others find nothing left to do.
 */
export async function answerUnanswered(deps: TalkDeps): Promise<number> {
  const left = await deps.db
    .select({ id: conversations.id, partnerId: conversations.partnerId, botId: conversations.botId })
    .from(conversations)
    .where(and(isNotNull(conversations.pendingSeq), lt(conversations.answeringUntil, deps.now())))
    .limit(batch);
  let answered = 0;
  for (const { id, partnerId, botId } of left) {
    const bot = await findBot(deps.db, partnerId, botId);
    const committed = bot && (await answerPending(deps, bot, { id, partnerId }, 0));
    if (!committed) continue;
    answered += 1;
    deps.live.tell(conversationTopic(id));
    deps.live.tell(partnerTopic(partnerId));
  }
  return answered;
}
