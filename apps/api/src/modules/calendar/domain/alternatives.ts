import type { FreeSlot } from '@glossa/contracts';
import { type BusySpan, listFreeSlots } from '@glossa/engine';
import { Temporal } from 'temporal-polyfill';
import type { BookingRules } from './booking-rules.ts';

type Wish = { start: Date; end: Date; now: Date };

const mostAlternatives = 3;
const daysAround = 14;
const earlierHours = 4;
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** Where an event of this length would fit, nearest first. Owners need no notice and know no horizon. */
export function listAlternatives(rules: BookingRules, busy: readonly BusySpan[], wish: Wish): FreeSlot[] {
  const lengthMs = wish.end.getTime() - wish.start.getTime();
  const candidates =
    lengthMs < dayMs ? slotsAround(rules, busy, wish) : sameTimeOnOtherDays(rules, busy, wish);
  return candidates
    .map((slot) => ({ slot, distanceMs: Math.abs(Date.parse(slot.start) - wish.start.getTime()) }))
    .sort((a, b) => a.distanceMs - b.distanceMs)
    .slice(0, mostAlternatives)
    .map(({ slot }) => slot);
}

/** A little before the wish and from it on: a crowd that wants one slot is answered this way, so it has to be cheap. */
function slotsAround(rules: BookingRules, busy: readonly BusySpan[], { start, end, now }: Wish): FreeSlot[] {
  const calendar = { ...rules, noticeMinutes: 0, horizonDays: 36_500 };
  const durationMinutes = (end.getTime() - start.getTime()) / 60_000;
  const list = (fromMs: number, toMs: number, limit?: number) =>
    listFreeSlots(calendar, busy, {
      durationMinutes,
      from: new Date(fromMs).toISOString(),
      to: new Date(toMs).toISOString(),
      now: now.toISOString(),
      ...(limit !== undefined && { limit }),
    });
  const startMs = Math.max(now.getTime(), start.getTime());
  const earlierMs = Math.max(now.getTime(), start.getTime() - earlierHours * hourMs);
  return [
    ...list(earlierMs, Math.max(earlierMs, start.getTime())),
    ...list(startMs, startMs + daysAround * dayMs, mostAlternatives),
  ];
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
