import { and, count, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { StoredConversation } from './conversations.store.ts';
import { messages, modelUsage } from './conversations.table.ts';

/** A model costs money on every turn: so many turns a day, then the built-in engine answers alone. */
const most = { perBot: 1500, perConversation: 60 };

/** Takes one of the day's turns with the model; false when they are used up. Exact under any race. */
export async function reserveModelTurn(
  tx: Database,
  conversation: StoredConversation,
  now: Date,
  limits = most,
): Promise<boolean> {
  const day = now.toISOString().slice(0, 10);
  if ((await countClientMessages(tx, conversation, day)) > limits.perConversation) return false;
  const { partnerId, botId } = conversation;
  const [reserved] = await tx
    .insert(modelUsage)
    .values({ partnerId, botId, day, turns: 1 })
    .onConflictDoUpdate({
      target: [modelUsage.botId, modelUsage.day],
      set: { turns: sql`${modelUsage.turns} + 1` },
      setWhere: sql`${modelUsage.turns} < ${limits.perBot}`,
    })
    .returning({ turns: modelUsage.turns });
  return reserved !== undefined;
}

async function countClientMessages(tx: Database, conversation: StoredConversation, day: string) {
  const [counted] = await tx
    .select({ written: count() })
    .from(messages)
    .where(
      and(
        eq(messages.partnerId, conversation.partnerId),
        eq(messages.conversationId, conversation.id),
        eq(messages.author, 'client'),
        gte(messages.createdAt, new Date(`${day}T00:00:00Z`)),
      ),
    );
  return counted?.written ?? 0;
}
