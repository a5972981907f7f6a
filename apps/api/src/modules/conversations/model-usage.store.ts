import { and, eq, like, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { modelUsage } from './conversations.table.ts';

export type MonthOfModel = { turns: number; requests: number; inputTokens: number; outputTokens: number };

/** What a studio's bots asked of their model in a month such as 2026-11. */
export async function sumModelUsage(db: Database, partnerId: string, month: string): Promise<MonthOfModel> {
  const sum = (column: 'turns' | 'requests' | 'inputTokens' | 'outputTokens') =>
    sql<string>`coalesce(sum(${modelUsage[column]}), 0)`.mapWith(Number);
  const [found] = await db
    .select({
      turns: sum('turns'),
      requests: sum('requests'),
      inputTokens: sum('inputTokens'),
      outputTokens: sum('outputTokens'),
    })
    .from(modelUsage)
    .where(and(eq(modelUsage.partnerId, partnerId), like(modelUsage.day, `${month}-%`)));
  return found ?? { turns: 0, requests: 0, inputTokens: 0, outputTokens: 0 };
}

/** Adds what an answer cost to the day its turn was taken on. */
export async function addModelUsage(
  db: Database,
  { partnerId, botId, day }: { partnerId: string; botId: string; day: string },
  spent: { requests: number; inputTokens: number; outputTokens: number },
): Promise<void> {
  await db
    .insert(modelUsage)
    .values({ partnerId, botId, day, turns: 0, ...spent })
    .onConflictDoUpdate({
      target: [modelUsage.botId, modelUsage.day],
      set: {
        requests: sql`${modelUsage.requests} + ${spent.requests}`,
        inputTokens: sql`${modelUsage.inputTokens} + ${spent.inputTokens}`,
        outputTokens: sql`${modelUsage.outputTokens} + ${spent.outputTokens}`,
      },
    });
}
