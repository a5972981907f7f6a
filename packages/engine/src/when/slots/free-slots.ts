import { Temporal } from 'temporal-polyfill';
import { findJobEnd } from './job-end.ts';
import { openingSpans } from './opening-spans.ts';
import type { BusySpan, Slot, StudioCalendar } from './studio-calendar.ts';

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

type Taken = { bayId: string | null; startMs: number; endMs: number };

/** The times a job can begin, earliest first, each in the first bay that is free. */
export function listFreeSlots(calendar: StudioCalendar, busy: readonly BusySpan[], wish: SlotWish): Slot[] {
  const slots: Slot[] = [];
  const { limit = Number.POSITIVE_INFINITY } = wish;
  const taken = nearbySpans(busy, wish);
  for (const { startMs, date } of slotStarts(calendar, wish)) {
    if (slots.length >= limit) break;
    const endMs = findJobEnd(calendar, { startMs, date, durationMinutes: wish.durationMinutes });
    if (endMs === null) continue;
    const bay = calendar.bays.find(({ id }) => isFree(calendar, taken, { bayId: id, startMs, endMs }));
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

function isFree(calendar: StudioCalendar, taken: readonly Taken[], job: Taken): boolean {
  const bufferMs = calendar.bufferMinutes * minuteMs;
  return !taken.some(({ bayId, startMs, endMs }) => {
    if (bayId !== null && bayId !== job.bayId) return false;
    const gapMs = bayId === null ? 0 : bufferMs;
    return startMs - gapMs < job.endMs && job.startMs < endMs + gapMs;
  });
}

/** Only what can touch the wished time is compared: a year of events must not slow a week down. */
function nearbySpans(busy: readonly BusySpan[], { from, to, durationMinutes }: SlotWish): Taken[] {
  const reachMs = durationMinutes * minuteMs * 10 + 14 * dayMs;
  const [fromMs, toMs] = [msOf(from) - reachMs, msOf(to) + reachMs];
  return busy
    .map(({ bayId, start, end }) => ({ bayId, startMs: msOf(start), endMs: msOf(end) }))
    .filter(({ startMs, endMs }) => startMs < toMs && endMs > fromMs);
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
