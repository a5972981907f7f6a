import { splitWords } from '../../../words/split-words.ts';
import type { ReadRow } from '../read-row.ts';
import type { PriceCase } from './price-case.ts';

export type CaseScore = { found: number; wanted: number; extra: number; missed: string[]; surplus: string[] };

/** How many of the wanted rows a reading has, by price and by at least half of the words on each side. */
export function scoreCase({ rows: written }: PriceCase, read: readonly ReadRow[]): CaseScore {
  const wanted = written
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map(readWanted);
  const left = [...read];
  const take = (row: Wanted): boolean => {
    const at = bestMatch(row, left);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const required = wanted.filter((row) => !row.isOptional);
  const missed = required.filter((row) => !take(row));
  for (const row of wanted) if (row.isOptional) take(row);
  return {
    found: required.length - missed.length,
    wanted: required.length,
    extra: left.length,
    missed: missed.map((row) => row.line),
    surplus: left.map((row) => `${wordsOf(row).join(' ')} ${row.price}`),
  };
}

type Wanted = { line: string; words: string[]; price: number; priceTo: number | null; isOptional: boolean };

function readWanted(line: string): Wanted {
  const fields = line.replace(/^\?\s*/, '').split('|');
  const [price = '', priceTo] = (fields.at(-1) ?? '').trim().replace('+', '').split('-');
  return {
    line,
    words: splitWords(fields.slice(0, -1).join(' ')),
    price: Number(price),
    priceTo: priceTo === undefined ? null : Number(priceTo),
    isOptional: line.startsWith('?'),
  };
}

function bestMatch(row: Wanted, read: readonly ReadRow[]): number {
  let best = -1;
  let top = 0.5;
  read.forEach((one, at) => {
    if (one.price !== row.price || one.priceTo !== row.priceTo) return;
    const likeness = likenessOf(row.words, wordsOf(one));
    if (likeness < top) return;
    best = at;
    top = likeness + 0.0001;
  });
  return best;
}

function wordsOf(row: ReadRow): string[] {
  return splitWords([row.service, row.zone, row.material, row.carType].filter(Boolean).join(' '));
}

function likenessOf(a: readonly string[], b: readonly string[]): number {
  const share = (from: readonly string[], to: readonly string[]) =>
    from.filter((word) => to.some((other) => sameStem(word, other))).length / Math.max(1, from.length);
  return (share(a, b) + share(b, a)) / 2;
}

function sameStem(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  return (
    a === b || (length >= 3 && a.slice(0, Math.max(3, length - 2)) === b.slice(0, Math.max(3, length - 2)))
  );
}
