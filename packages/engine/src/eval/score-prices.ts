import type { PredictedRow } from './run-prices.ts';

type GoldRow = {
  price: number;
  priceTo?: number;
  carType: string | null;
  derived?: boolean;
  optional?: boolean;
};

export type PriceScore = { found: number; wanted: number; given: number };

/** Rows are compared by their figures and car types: whether the words are right is judged by people. */
export function scorePrices(gold: readonly GoldRow[], given: readonly PredictedRow[]): PriceScore {
  const required = gold.filter((row) => !row.derived && !row.optional).map(keyOf);
  const neutral = gold.filter((row) => row.derived || row.optional).map(keyOf);
  const left = given.filter((row) => !row.derived).map(keyOf);
  const found = required.filter((key) => take(left, key)).length;
  const extra = left.filter((key) => !neutral.includes(key)).length;
  return { found, wanted: required.length, given: found + extra };
}

function keyOf({
  price,
  priceTo,
  carType,
}: {
  price: number;
  priceTo?: number;
  carType: string | null;
}): string {
  return [price, priceTo ?? '', (carType ?? '').toLowerCase()].join('|');
}

function take(keys: string[], key: string): boolean {
  const at = keys.indexOf(key);
  if (at >= 0) keys.splice(at, 1);
  return at >= 0;
}
