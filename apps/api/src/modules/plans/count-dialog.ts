import type { PlanName } from '@glossa/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { dialogLimitOf, monthOf, noticeDue } from './domain/dialog-limit.ts';
import { dialogCounts, dialogs } from './plans.table.ts';

type NewDialog = {
  partner: { id: string; plan: PlanName; createdAt: Date; config: { timezone: string } };
  botId: string;
  conversationId: string;
  now: Date;
};

export type DialogCounted = {
  isWithinPlan: boolean;
  /** The share of the plan the owner is to be told about. */
  notice: 80 | 95 | null;
  count: number;
  limit: number | null;
};

/** Counts a dialog that begins. Whatever races, no more are counted within the plan than it holds. */
export async function countDialog(tx: Database, dialog: NewDialog): Promise<DialogCounted> {
  const { partner, botId, conversationId, now } = dialog;
  const month = monthOf(now, partner.config.timezone);
  const limit = dialogLimitOf(partner.plan, partner.createdAt, now);
  const counted = await addOne(tx, { partnerId: partner.id, month, limit });
  const isWithinPlan = counted !== null;
  await tx
    .insert(dialogs)
    .values({ partnerId: partner.id, botId, conversationId, month, isWithinPlan, createdAt: now });
  if (!counted) return { isWithinPlan, notice: null, count: limit ?? 0, limit };
  const notice = noticeDue(counted.count, limit, counted.toldPercent);
  if (notice !== null) {
    await tx
      .update(dialogCounts)
      .set({ toldPercent: notice })
      .where(and(eq(dialogCounts.partnerId, partner.id), eq(dialogCounts.month, month)));
  }
  return { isWithinPlan, notice, count: counted.count, limit };
}

/** One more, unless the limit is reached: then nothing changes and null comes back. */
async function addOne(
  tx: Database,
  { partnerId, month, limit }: { partnerId: string; month: string; limit: number | null },
) {
  if (limit === 0) return null;
  const [counted] = await tx
    .insert(dialogCounts)
    .values({ partnerId, month, count: 1 })
    .onConflictDoUpdate({
      target: [dialogCounts.partnerId, dialogCounts.month],
      set: { count: sql`${dialogCounts.count} + 1` },
      ...(limit !== null && { setWhere: sql`${dialogCounts.count} < ${limit}` }),
    })
    .returning({ count: dialogCounts.count, toldPercent: dialogCounts.toldPercent });
  return counted ?? null;
}
