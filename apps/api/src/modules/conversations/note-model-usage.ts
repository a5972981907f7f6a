import type { AnswerReason } from '../assistant/index.ts';
import type { StoredConversation } from './conversations.store.ts';
import { addModelUsage } from './model-usage.store.ts';
import type { TalkDeps } from './talk-deps.ts';

/** Counts what an answer cost at the model's provider, whether or not it was said. A count that fails stops no answer. */
export async function noteModelUsage(
  { db, now, onDefect }: Pick<TalkDeps, 'db' | 'now' | 'onDefect'>,
  { partnerId, botId }: Pick<StoredConversation, 'partnerId' | 'botId'>,
  usage: AnswerReason['usage'],
): Promise<void> {
  if (!usage || usage.requests === 0) return;
  const day = now().toISOString().slice(0, 10);
  await addModelUsage(db, { partnerId, botId, day }, usage).catch(onDefect);
}
