import { type PlanName, planLimits } from '@glossa/contracts';
import { trialEndOf } from './trial.ts';

/** How many dialogs a month the plan holds now: none once the trial is over, null without limit. */
export function dialogLimitOf(plan: PlanName, since: Date, now: Date): number | null {
  const end = trialEndOf(plan, since);
  return end !== null && now >= end ? 0 : planLimits[plan].dialogsPerMonth;
}

/** The month of the studio's own calendar. */
export function monthOf(now: Date, timezone: string): string {
  return monthFormat(timezone).format(now).slice(0, 7);
}

const monthFormats = new Map<string, Intl.DateTimeFormat>();

/** Kept, because making one costs more than all else a new dialog is counted with. Time zones are few. */
function monthFormat(timeZone: string): Intl.DateTimeFormat {
  const known = monthFormats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' });
  monthFormats.set(timeZone, made);
  return made;
}

const noticed = [95, 80] as const;

/** The first count of the month that may concern the owner; null where none does. */
export function firstNoticeAt(limit: number | null): number | null {
  return limit === null ? null : Math.ceil((limit * Math.min(...noticed)) / 100);
}

/** The share of the plan the owner should hear about now, or null: each share is told once. */
export function noticeDue(count: number, limit: number | null, toldPercent: number): 80 | 95 | null {
  if (limit === null || limit === 0) return null;
  return (
    noticed.find((percent) => count >= Math.ceil((limit * percent) / 100) && toldPercent < percent) ?? null
  );
}
