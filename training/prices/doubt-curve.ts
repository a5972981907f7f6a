import { scorePriceRows } from '../../packages/engine/src/eval/price-rows/score-price-rows.ts';
import { keysOf, type ReadList } from './report.ts';

/** A row with how much it is trusted. */
export type Trusted = { isWrong: boolean; trust: number };

const SHARES = [0.05, 0.08, 0.12, 0.2];

/** How many of the wrong rows a doubt catches that touches so many of the right ones; and what catching 90 % would cost. */
export function doubtCurves(read: readonly ReadList[]): Record<string, Record<string, string | number>> {
  const rows = new Map<string, Trusted[]>();
  for (const { list, rows: own } of read) {
    if (list.kind === 'variant') continue;
    const wrong = new Set(scorePriceRows(list.gold, own).extraRows);
    for (const key of keysOf(list)) {
      const known = rows.get(key) ?? [];
      rows.set(key, known);
      for (const [at, { trust }] of own.entries()) known.push({ isWrong: wrong.has(at), trust });
    }
  }
  return Object.fromEntries([...rows].map(([key, all]) => [key, lineOf(all)]));
}

function lineOf(rows: readonly Trusted[]): Record<string, string | number> {
  const caught = SHARES.map((share): [string, string] => [
    `caught at ${100 * share} %`,
    percent(caughtAt(rows, share)),
  ]);
  return {
    rows: rows.length,
    wrong: rows.filter(({ isWrong }) => isWrong).length,
    ...Object.fromEntries(caught),
    'right flagged for 90 %': percent(costOf(rows, 0.9)),
  };
}

/** The share of wrong rows below the bound under which at most this share of the right ones lies. */
export function caughtAt(rows: readonly Trusted[], share: number): number | null {
  const right = trustsOf(rows, false);
  const wrong = trustsOf(rows, true);
  if (wrong.length === 0 || right.length === 0) return null;
  const bound = right[Math.floor(share * right.length)] ?? Number.POSITIVE_INFINITY;
  return wrong.filter((trust) => trust < bound).length / wrong.length;
}

/** The share of right rows that are flagged where this share of the wrong ones is. */
export function costOf(rows: readonly Trusted[], share: number): number | null {
  const right = trustsOf(rows, false);
  const wrong = trustsOf(rows, true);
  if (wrong.length === 0 || right.length === 0) return null;
  const bound = wrong[Math.ceil(share * wrong.length) - 1] ?? 0;
  return right.filter((trust) => trust <= bound).length / right.length;
}

function trustsOf(rows: readonly Trusted[], isWrong: boolean): number[] {
  return rows
    .filter((row) => row.isWrong === isWrong)
    .map(({ trust }) => trust)
    .sort((a, b) => a - b);
}

function percent(share: number | null): string {
  return share === null ? '' : `${(100 * share).toFixed(1)} %`;
}
