import { type PlanName, planLimits } from '@glossa/contracts';

const dayMs = 24 * 60 * 60 * 1000;

/** When a trial that began then is over; null on a plan that ends by nothing. */
export function trialEndOf(plan: PlanName, since: Date): Date | null {
  const { trialDays } = planLimits[plan];
  return trialDays === null ? null : new Date(since.getTime() + trialDays * dayMs);
}

/** Whole days, the one that has begun included. */
export function daysLeft(end: Date, now: Date): number {
  return Math.max(0, Math.ceil((end.getTime() - now.getTime()) / dayMs));
}

export const trialNotices = ['trialThree', 'trialOne', 'trialOver'] as const;
export type TrialNotice = (typeof trialNotices)[number];

/** What an owner should hear of the trial's end now: only the latest, and nothing of one that ended long ago. */
export function trialNoticeDue(end: Date, now: Date): TrialNotice | null {
  const left = end.getTime() - now.getTime();
  if (left <= -3 * dayMs) return null;
  if (left <= 0) return 'trialOver';
  if (left <= dayMs) return 'trialOne';
  return left <= 3 * dayMs ? 'trialThree' : null;
}
