import type { Amount, Figure } from './figure.ts';
import { lookBefore } from './look-before.ts';
import { lookBehind } from './look-behind.ts';
import { isNameOrMeasure } from './name-or-measure.ts';
import type { RawNumber } from './scan-figures.ts';

/** What is known of how this text writes its numbers. */
export type ReadingHabits = {
  /** A space may stand between thousands. */
  spacedThousands: boolean;
  /** How many columns the list above has, when there is one. */
  columns: number | null;
  /** The text says that its prices are in thousands. */
  isInThousands: boolean;
  /** Sums are so large that their thousands go without saying: "керамика тридцать пять". */
  unsaidThousands: boolean;
  /** The Ukrainian "год" is an hour, the Russian one a year. */
  hourWord: boolean;
  /** A number beyond it is no price. */
  largestPrice: number;
};

export const LARGEST_PRICE = 1_000_000;

/** What a number counts, seen from the words around it; null when it is part of a name, a measure or nothing of ours. */
export function readFigure(line: string, raw: RawNumber, habits: ReadingHabits): Figure | null {
  const before = lookBefore(line, raw.start);
  const after = lookBehind(line, raw, habits, before.currency !== null);
  if (after.kind === 'nothing') return null;
  if (after.kind === 'duration')
    return { kind: 'duration', start: raw.start, end: after.end, minutes: after.minutes, days: after.days };
  if (after.kind === 'percent') {
    if (!before.isSurcharge && !after.isSurcharge) return null;
    return { kind: 'factor', start: before.start, end: after.end, factor: 1 + raw.value / 100 };
  }
  if (before.isFactor && raw.value < 10)
    return { kind: 'factor', start: before.start, end: after.end, factor: raw.value };
  const currency = after.currency ?? before.currency;
  const isUnsaid = habits.unsaidThousands && raw.isSpoken && raw.value < 100 && currency === null;
  const isStated = habits.isInThousands && raw.value < 1000 && currency === null;
  const multiplier = raw.isThousands || isUnsaid || isStated ? 1000 : after.multiplier;
  const value = raw.value * (isUnsaid && after.multiplier > 1 ? after.multiplier : multiplier);
  const isClearlyMoney = currency !== null || (multiplier > 1 && !isStated) || after.isDashed || raw.isSpoken;
  const isBeforeColon =
    before.start === raw.start &&
    /^\s*:/u.test(line.slice(after.end)) &&
    !/[»”"]\s*[–—-]?\s*$/u.test(line.slice(0, raw.start));
  const isBare =
    isStated && !/^\s?\p{L}/u.test(line.slice(after.end)) && !/\p{L}\s?$/u.test(line.slice(0, raw.start));
  if (!isClearlyMoney && !isBare && (isNameOrMeasure(line, raw, after.end, after.valueTo) || isBeforeColon))
    return null;
  if (Number.isNaN(value)) return null;
  return {
    kind: 'amount',
    start: before.start,
    end: after.end,
    value: round(value),
    valueTo:
      after.valueTo === null
        ? null
        : round(
            after.valueTo *
              ((isUnsaid && after.valueTo < 100) ||
              (isStated && after.valueTo < 1000) ||
              (raw.isThousands && after.valueTo < 100)
                ? 1000
                : 1),
          ),
    currency,
    isFrom: (before.isFrom || after.isFrom) && after.valueTo === null,
    isSurcharge: before.isSurcharge || after.isSurcharge,
    isOld: before.isOld || after.isOld,
    isUpperBound: before.isUpperBound,
    isAmbiguous: raw.isAmbiguous,
    isSpoken: raw.isSpoken,
    isNegative: before.isNegative || after.isLess || value <= 0 || value > habits.largestPrice,
    unit: after.unit,
  } satisfies Amount;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
