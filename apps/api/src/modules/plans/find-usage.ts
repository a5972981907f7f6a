import type { PlanUsage } from '@glossa/contracts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { StoredPartner } from '../partners/index.ts';
import { dialogLimitOf, monthOf } from './domain/dialog-limit.ts';
import { daysLeft, trialEndOf } from './domain/trial.ts';
import { dialogCounts, dialogs } from './plans.table.ts';

/** The month's dialogs against the plan, for the meter of the panel. */
export async function findUsage(db: Database, partner: StoredPartner, now: Date): Promise<PlanUsage> {
  const month = monthOf(now, partner.config.timezone);
  const [counted] = await db
    .select()
    .from(dialogCounts)
    .where(and(eq(dialogCounts.partnerId, partner.id), eq(dialogCounts.month, month)));
  const beyondPlan = await db.$count(
    dialogs,
    and(eq(dialogs.partnerId, partner.id), eq(dialogs.month, month), eq(dialogs.isWithinPlan, false)),
  );
  const end = trialEndOf(partner.plan, partner.createdAt);
  return {
    trialEndsAt: end?.toISOString() ?? null,
    trialDaysLeft: end && daysLeft(end, now),
    plan: partner.plan,
    month,
    dialogs: counted?.count ?? 0,
    dialogsBeyondPlan: beyondPlan,
    dialogLimit: dialogLimitOf(partner.plan, partner.createdAt, now),
  };
}
