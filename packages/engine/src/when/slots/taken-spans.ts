import type { BusySpan } from './studio-calendar.ts';

/** Stretches of taken time that neither touch nor overlap, in order. */
type Stretches = { starts: readonly number[]; ends: readonly number[] };

export type Stretch = { startMs: number; endMs: number };

/** The taken time of a studio, ready to be asked whether a stretch is free. */
export type TakenSpans = {
  isFree: (bayId: string, stretch: Stretch, bufferMs: number) => boolean;
};

/**
 * Prepares a calendar once, however often a turn searches it: a studio with thousands of events is asked in the time
 * of one with a few. Time that is taken for all bays needs no buffer.
 */
export function takenSpans(busy: readonly BusySpan[]): TakenSpans {
  const known = PREPARED.get(busy);
  if (known) return known;
  const byBay = Map.groupBy(busy, ({ bayId }) => bayId);
  const stretches = new Map([...byBay].map(([bayId, spans]) => [bayId, merged(spans)]));
  const prepared: TakenSpans = {
    isFree: (bayId, { startMs, endMs }, bufferMs) =>
      !isTouched(stretches.get(null), { startMs, endMs }) &&
      !isTouched(stretches.get(bayId), { startMs: startMs - bufferMs, endMs: endMs + bufferMs }),
  };
  PREPARED.set(busy, prepared);
  return prepared;
}

const PREPARED = new WeakMap<readonly BusySpan[], TakenSpans>();

function merged(spans: readonly BusySpan[]): Stretches {
  const starts: number[] = [];
  const ends: number[] = [];
  const sorted = spans
    .map(({ start, end }) => ({ startMs: Date.parse(start), endMs: Date.parse(end) }))
    .sort((a, b) => a.startMs - b.startMs);
  for (const { startMs, endMs } of sorted) {
    const lastEnd = ends.at(-1);
    if (lastEnd !== undefined && startMs <= lastEnd) ends[ends.length - 1] = Math.max(lastEnd, endMs);
    else {
      starts.push(startMs);
      ends.push(endMs);
    }
  }
  return { starts, ends };
}

/** Halves the stretches until the first that ends after the beginning is found; it decides alone. */
function isTouched(stretches: Stretches | undefined, { startMs, endMs }: Stretch): boolean {
  if (!stretches) return false;
  const { starts, ends } = stretches;
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) > startMs) high = middle;
    else low = middle + 1;
  }
  return low < starts.length && (starts[low] ?? 0) < endMs;
}
