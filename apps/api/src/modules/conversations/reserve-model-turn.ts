import { defaultModelSettings } from '@glossa/contracts';
import { and, count, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { StoredConversation } from './conversations.store.ts';
import { messages, modelUsage } from './conversations.table.ts';
import { sumModelUsage } from './model-usage.store.ts';
import type { TalkDeps } from './talk-deps.ts';

/** A model costs money on every turn: so many turns a day, then the built-in engine answers alone. */
const most = { perBot: 1500, perConversation: 60 };

type Deps = Pick<TalkDeps, 'now' | 'findPartner'>;

/** Takes one of the day's turns with the model; false when they are used up, or the owner wants none. Exact under any race. */
export async function reserveModelTurn(
  tx: Database,
  deps: Deps,
  conversation: StoredConversation,
  limits = most,
): Promise<boolean> {
  const day = deps.now().toISOString().slice(0, 10);
  if (!(await isWanted(tx, deps, conversation, day))) return false;
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

/** The owner has the model on, and this month's tokens are not used up. */
async function isWanted(
  tx: Database,
  { findPartner }: Deps,
  { partnerId }: StoredConversation,
  day: string,
): Promise<boolean> {
  const { isOn, monthlyTokens } = (await findPartner(tx, partnerId))?.config.model ?? defaultModelSettings;
  if (!isOn || monthlyTokens === null) return isOn;
  const { inputTokens, outputTokens } = await sumModelUsage(tx, partnerId, day.slice(0, 7));
  return inputTokens + outputTokens < monthlyTokens;
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
