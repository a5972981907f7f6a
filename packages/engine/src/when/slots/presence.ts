import { Temporal } from 'temporal-polyfill';
import { type OpenSpan, openingSpans } from './opening-spans.ts';
import type { StudioCalendar } from './studio-calendar.ts';

/** Whether somebody is at the studio, and until or from when, as instants; null where no end or beginning is in sight. */
export type Presence = { isOpen: true; until: string | null } | { isOpen: false; from: string | null };

/** What opening hours and holidays say about a moment. */
export function presenceAt(
  calendar: Pick<StudioCalendar, 'timezone' | 'hours' | 'holidays'>,
  now: string,
): Presence {
  const nowMs = Date.parse(now);
  const today = Temporal.Instant.from(now).toZonedDateTimeISO(calendar.timezone).toPlainDate();
  // A shop that never closes has no evening to name, so spans are joined before one is looked for.
  for (let days = 0, spans: OpenSpan[] = []; days <= DAYS_AHEAD; days += 1) {
    spans = [...spans, ...openingSpans(calendar, today.add({ days }))];
    const ahead = joined(spans).filter(({ closesMs }) => closesMs > nowMs);
    const [next] = ahead;
    if (!next) continue;
    if (next.opensMs > nowMs) return { isOpen: false, from: instantOf(next.opensMs) };
    if (ahead.length > 1) return { isOpen: true, until: instantOf(next.closesMs) };
    if (days === DAYS_AHEAD) return { isOpen: true, until: endInSight(next, nowMs) };
  }
  return { isOpen: false, from: null };
}

const DAYS_AHEAD = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

function endInSight({ closesMs }: OpenSpan, nowMs: number): string | null {
  return closesMs - nowMs > DAYS_AHEAD * DAY_MS - DAY_MS ? null : instantOf(closesMs);
}

/** Spans that touch each other are one. */
function joined(spans: readonly OpenSpan[]): OpenSpan[] {
  const found: OpenSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.opensMs - b.opensMs)) {
    const last = found.at(-1);
    if (!last || span.opensMs > last.closesMs) found.push({ ...span });
    else last.closesMs = Math.max(last.closesMs, span.closesMs);
  }
  return found;
}

function instantOf(ms: number): string {
  return Temporal.Instant.fromEpochMilliseconds(ms).toString();
}
