import type { PartnerConfig } from '@glossa/contracts';
import { listFreeSlots } from '@glossa/engine';

/** What of a studio's config decides over bookings. */
export type BookingRules = Pick<
  PartnerConfig,
  | 'timezone'
  | 'hours'
  | 'holidays'
  | 'bays'
  | 'slotStepMinutes'
  | 'bufferMinutes'
  | 'noticeMinutes'
  | 'horizonDays'
  | 'cancelCutoffHours'
>;

export type RuleRefusal = 'in_past' | 'too_soon' | 'too_far' | 'closed';

export type WishedSlot = { bayId: string; start: Date; end: Date };

type Circumstances = {
  now: Date;
  rules: BookingRules /** Offered and held before: the notice was kept then. */;
  isHeld: boolean;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Why a client can't have this slot, whoever else wants it. Owners are free to break these rules. */
export function findRuleRefusal(slot: WishedSlot, { now, rules, isHeld }: Circumstances): RuleRefusal | null {
  const leadMs = slot.start.getTime() - now.getTime();
  if (leadMs <= 0) return 'in_past';
  if (!isHeld && leadMs < rules.noticeMinutes * minuteMs) return 'too_soon';
  if (leadMs > rules.horizonDays * dayMs) return 'too_far';
  return isOpenFor(slot, rules) ? null : 'closed';
}

/** Clients may change or cancel until the cut-off; after it the studio has to be asked. */
export function isBeforeCutoff(
  start: Date,
  now: Date,
  rules: Pick<BookingRules, 'cancelCutoffHours'>,
): boolean {
  return start.getTime() - now.getTime() >= rules.cancelCutoffHours * hourMs && start > now;
}

/**
 * A job that fits into one span of opening time has to lie inside one. A longer one begins and ends while the
 * studio is open and stays overnight in between. The engine's own arithmetic answers, with the grid of
 * slots made as fine as minutes: a studio that changes its step keeps the slots it has offered.
 */
function isOpenFor({ bayId, start, end }: WishedSlot, rules: BookingRules): boolean {
  if (!rules.bays.some(({ id }) => id === bayId)) return false;
  const minutes = (end.getTime() - start.getTime()) / minuteMs;
  if (!Number.isInteger(minutes) || minutes <= 0) return false;
  const [whole] = slotsFrom(start, minutes, rules);
  if (whole && Date.parse(whole.end) === end.getTime()) return true;
  // A job of several days counts working time only, so its length by the clock says little about it.
  const isOvernight = minutes * minuteMs > longestSpanMs(rules);
  const lastMinute = new Date(end.getTime() - minuteMs);
  return isOvernight && [start, lastMinute].every((at) => slotsFrom(at, 1, rules).length > 0);
}

function slotsFrom(start: Date, durationMinutes: number, rules: BookingRules) {
  const calendar = { ...rules, slotStepMinutes: 1, bufferMinutes: 0, noticeMinutes: 0, horizonDays: 2 };
  const from = start.toISOString();
  const to = new Date(start.getTime() + 1).toISOString();
  return listFreeSlots(calendar, [], { durationMinutes, from, to, now: from, limit: 1 });
}

function longestSpanMs({ hours }: BookingRules): number {
  const spans = Object.values(hours).flat();
  return Math.max(0, ...spans.map(([opens, closes]) => minutesOf(closes) - minutesOf(opens))) * minuteMs;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
