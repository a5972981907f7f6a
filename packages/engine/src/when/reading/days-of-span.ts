import type { ResolvedDay } from './resolve-day.ts';

type Span = { first: ResolvedDay | null; further: readonly ResolvedDay[] };

/**
 * "Any afternoon this week but today": an hour or a part of the day holds for every day of a span, and a day that is
 * denied is none of it. Without a word of the hour the span stays whole.
 */
export function daysOfSpan(
  day: ResolvedDay | null,
  { isTimed, except }: { isTimed: boolean; except: readonly string[] },
): Span {
  if (!day?.to) return { first: day, further: [] };
  let { from } = day;
  while (except.includes(from.toString()) && from.until(day.to).days > 1) from = from.add({ days: 1 });
  const length = from.until(day.to).days;
  if (!isTimed || length > LONGEST) return { first: { ...day, from }, further: [] };
  const days = Array.from({ length }, (_, ahead) => from.add({ days: ahead }))
    .filter((date) => !except.includes(date.toString()))
    .map((date): ResolvedDay => ({ from: date, to: null, other: null }));
  const [first = null, ...further] = days;
  return { first: first && { ...first, other: day.other }, further };
}

/** So many days are gone through one by one; of a month the first is meant. */
const LONGEST = 10;
