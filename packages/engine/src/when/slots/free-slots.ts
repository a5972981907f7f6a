import { Temporal } from 'temporal-polyfill';
import { findJobEnd } from './job-end.ts';
import { openingSpans } from './opening-spans.ts';
import type { BusySpan, Slot, StudioCalendar } from './studio-calendar.ts';
import { takenSpans } from './taken-spans.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export type SlotWish = {
  durationMinutes: number;
  /** ISO instants: slots begin at or after `from` and before `to`. */
  from: string;
  to: string;
  now: string;
  limit?: number;
};

/** The times a job can begin, earliest first, each in the first bay that is free. */
export function listFreeSlots(calendar: StudioCalendar, busy: readonly BusySpan[], wish: SlotWish): Slot[] {
  const slots: Slot[] = [];
  const { limit = Number.POSITIVE_INFINITY } = wish;
  const taken = takenSpans(busy);
  const bufferMs = calendar.bufferMinutes * minuteMs;
  for (const { startMs, date } of slotStarts(calendar, wish)) {
    if (slots.length >= limit) break;
    const endMs = findJobEnd(calendar, { startMs, date, durationMinutes: wish.durationMinutes });
    if (endMs === null) continue;
    const bay = calendar.bays.find(({ id }) => taken.isFree(id, { startMs, endMs }, bufferMs));
    if (bay) slots.push({ bayId: bay.id, start: isoOf(startMs), end: isoOf(endMs) });
  }
  return slots;
}

/** Every step of the opening hours that may still be booked now. */
function* slotStarts(
  calendar: StudioCalendar,
  { from, to, now }: SlotWish,
): Generator<{ startMs: number; date: Temporal.PlainDate }> {
  const nowMs = msOf(now);
  const firstMs = Math.max(msOf(from), nowMs + calendar.noticeMinutes * minuteMs);
  const lastMs = Math.min(msOf(to), nowMs + calendar.horizonDays * dayMs);
  const stepMs = calendar.slotStepMinutes * minuteMs;
  if (firstMs >= lastMs) return;
  const lastDate = dateOf(calendar, lastMs);
  for (
    let date = dateOf(calendar, firstMs);
    Temporal.PlainDate.compare(date, lastDate) <= 0;
    date = date.add({ days: 1 })
  ) {
    for (const { opensMs, closesMs } of openingSpans(calendar, date)) {
      for (let startMs = opensMs; startMs < closesMs; startMs += stepMs) {
        if (startMs >= firstMs && startMs < lastMs) yield { startMs, date };
      }
    }
  }
}

function dateOf({ timezone }: StudioCalendar, ms: number): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timezone).toPlainDate();
}

function msOf(iso: string): number {
  return Date.parse(iso);
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString().replace('.000Z', 'Z');
}
