import type { PredictedDate } from './run-dates.ts';

type GoldDate = { kind: string; start: string | null; end?: string; alt?: readonly { start: string }[] };

export type DateScore = { exact: boolean; accepted: boolean; isFalseReading: boolean };

/** Exact: kind, start and end as expected. Accepted: the same beginning, or one of the other defensible ones. */
export function scoreDates(gold: GoldDate, given: PredictedDate): DateScore {
  if (gold.kind === 'none')
    return { exact: given === null, accepted: given === null, isFalseReading: given !== null };
  const exact =
    given !== null &&
    given.kind === gold.kind &&
    given.start === gold.start &&
    (given.end ?? null) === (gold.end ?? null);
  const starts = [gold.start, ...(gold.alt ?? []).map((one) => one.start)];
  return { exact, accepted: exact || starts.includes(given?.start ?? ''), isFalseReading: false };
}
