import type { FreeSlot } from '@glossa/contracts';
import { type BusySpan, listFreeSlots } from '@glossa/engine';
import { Temporal } from 'temporal-polyfill';
import type { BookingRules } from './booking-rules.ts';

type Wish = { start: Date; end: Date; now: Date };

const mostAlternatives = 3;
const daysAround = 14;
const dayMs = 24 * 60 * 60_000;

/** Where an event of this length would fit, nearest first. Owners need no notice and know no horizon. */
export function listAlternatives(rules: BookingRules, busy: readonly BusySpan[], wish: Wish): FreeSlot[] {
  const lengthMs = wish.end.getTime() - wish.start.getTime();
  const candidates =
    lengthMs < dayMs ? slotsAround(rules, busy, wish) : sameTimeOnOtherDays(rules, busy, wish);
  const distance = ({ start }: FreeSlot) => Math.abs(Date.parse(start) - wish.start.getTime());
  return candidates.sort((a, b) => distance(a) - distance(b)).slice(0, mostAlternatives);
}

function slotsAround(rules: BookingRules, busy: readonly BusySpan[], { start, end, now }: Wish): FreeSlot[] {
  const from = new Date(Math.max(now.getTime(), start.getTime() - dayMs));
  const to = new Date(Math.max(from.getTime(), start.getTime()) + daysAround * dayMs);
  return listFreeSlots({ ...rules, noticeMinutes: 0, horizonDays: 36_500 }, busy, {
    durationMinutes: (end.getTime() - start.getTime()) / 60_000,
    from: from.toISOString(),
    to: to.toISOString(),
    now: now.toISOString(),
    limit: 60,
  });
}

/** A job of days begins at the same time on a later day, in whichever bay is free. */
function sameTimeOnOtherDays(
  rules: BookingRules,
  busy: readonly BusySpan[],
  { start, end }: Wish,
): FreeSlot[] {
  const [from, to] = [start, end].map((at) =>
    Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(rules.timezone),
  );
  if (!from || !to) return [];
  return Array.from({ length: daysAround }, (_, i) => i + 1).flatMap((days) => {
    const slot = { start: isoOf(from.add({ days })), end: isoOf(to.add({ days })) };
    const bay = rules.bays.find(({ id }) => !busy.some((span) => touches(span, { ...slot, bayId: id })));
    return bay ? [{ ...slot, bayId: bay.id }] : [];
  });
}

function touches(span: BusySpan, slot: FreeSlot): boolean {
  const isSameBay = span.bayId === null || span.bayId === slot.bayId;
  return (
    isSameBay &&
    Date.parse(span.start) < Date.parse(slot.end) &&
    Date.parse(span.end) > Date.parse(slot.start)
  );
}

function isoOf(at: Temporal.ZonedDateTime): string {
  return new Date(at.epochMilliseconds).toISOString();
}
