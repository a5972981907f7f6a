import { bestPairs } from '../../packages/engine/src/eval/price-rows/best-pairs.ts';
import { FIELDS, type Field } from '../../packages/engine/src/eval/price-rows/row-likeness.ts';
import type { GoldRow } from '../../packages/engine/src/eval/price-rows/score-price-rows.ts';
import { contentWords, wordLikeness } from '../../packages/engine/src/eval/price-rows/word-likeness.ts';
import type { PriceFigure, Segment, Sheet } from '../../packages/engine/src/prices/reading/text/sheet.ts';

/** How likely a segment is to name a price, before anything is learned or as the last round of learning says. */
export type Prior = (price: PriceFigure, segment: Segment) => number;

/** Which rows a figure stands for, and which segments name them. */
export type Alignment = {
  /** Gold rows by price figure. */
  rows: GoldRow[][];
  /** By price figure and segment: 1 names it, 0 does not, -1 says nothing new. */
  uses: Int8Array[];
};

/**
 * Finds for every gold row its figure in the text, and the segments that name it. Rows whose figures are known stay with
 * them; then only the segments are found anew.
 */
export function align(
  sheet: Sheet,
  gold: readonly GoldRow[],
  known: { prior: Prior; rows: GoldRow[][] } | null = null,
): Alignment {
  const words = sheet.segments.map((segment) => tokensOf(segment.text));
  const found = new Map<string, Float32Array>();
  const likenesses = (token: string) => {
    const own = found.get(token) ?? Float32Array.from(words, (others) => likeness(token, others));
    found.set(token, own);
    return own;
  };
  const ground = { sheet, words, prior: known?.prior ?? nearness(sheet), likenesses };
  const rows = known?.rows ?? rowsByFigure(gold, ground);
  return { rows, uses: sheet.prices.map((price) => usesOf(price, rows[price.id] ?? [], ground)) };
}

type Ground = { sheet: Sheet; words: string[][]; prior: Prior; likenesses: (token: string) => Float32Array };

/** Rows and figures of one amount are paired by their words; rows that are left share a figure. */
function rowsByFigure(gold: readonly GoldRow[], ground: Ground): GoldRow[][] {
  const { prices } = ground.sheet;
  const rows: GoldRow[][] = prices.map(() => []);
  for (const [value, group] of Map.groupBy(gold, ({ price }) => price)) {
    const figures = prices.filter(({ amount }) => Math.abs(amount.value - value) < 0.005);
    let left = figures.length === 0 ? [] : [...group];
    while (left.length > 0) {
      const taken = new Set<GoldRow>();
      for (const [at, figure] of bestPairs(
        left.map((row) => figures.map((price) => weigh(row, price, ground))),
      )) {
        const [row, price] = [left[at], figures[figure]];
        if (!row || !price) continue;
        taken.add(row);
        rows[price.id]?.push(row);
      }
      if (taken.size === 0) break;
      left = left.filter((row) => !taken.has(row));
    }
  }
  return rows;
}

/** How near the words of a row stand to a figure. */
function weigh(row: GoldRow, price: PriceFigure, { sheet, prior, likenesses }: Ground): number {
  const bag = bagOf(row);
  let sum = 0.01;
  for (const token of bag) {
    let best = 0;
    const like = likenesses(token);
    for (const segment of sheet.segments) {
      const own = like[segment.id] ?? 0;
      if (own > 0) best = Math.max(best, prior(price, segment) * own ** 3);
    }
    sum += best;
  }
  return sum / (bag.length + 0.5);
}

/** Covers the words of the rows by the fewest, likeliest segments. */
function usesOf(
  price: PriceFigure,
  rows: readonly GoldRow[],
  { sheet, words, prior, likenesses }: Ground,
): Int8Array {
  const uses = new Int8Array(sheet.segments.length);
  const bag = [...new Set(rows.flatMap(bagOf))];
  const open = new Set(bag);
  while (open.size > 0) {
    let best = 0;
    let chosen = -1;
    for (const segment of sheet.segments) {
      if (uses[segment.id] !== 0) continue;
      const own = words[segment.id] ?? [];
      if (own.length === 0) continue;
      let found = 0;
      for (const token of open) {
        const like = likenesses(token)[segment.id] ?? 0;
        found += like >= 0.7 ? like ** 3 : 0;
      }
      if (found === 0) continue;
      const share =
        own.filter((word) => bag.some((token) => wordLikeness(token, word) >= 0.7)).length / own.length;
      const score = found * prior(price, segment) * (0.4 + 0.6 * share);
      if (score > best) [best, chosen] = [score, segment.id];
    }
    if (chosen < 0) break;
    uses[chosen] = 1;
    for (const token of open) if (likeness(token, words[chosen] ?? []) >= 0.7) open.delete(token);
  }
  for (const segment of sheet.segments) {
    const own = words[segment.id] ?? [];
    const isHarmless =
      own.length === 0 || own.every((word) => bag.some((token) => wordLikeness(token, word) >= 0.7));
    if (uses[segment.id] === 0 && isHarmless) uses[segment.id] = -1;
  }
  return uses;
}

function bagOf(row: GoldRow): string[] {
  return FIELDS.flatMap((field) => tokensOf(row[field] ?? ''));
}

/** The words of a name; a class called "A" is one, though "a" is an empty word elsewhere. */
function tokensOf(text: string): string[] {
  const words = contentWords(text);
  return words.length > 0 || text.trim() === '' ? words : [text.trim().toLowerCase()];
}

function likeness(token: string, words: readonly string[]): number {
  let best = 0;
  for (const word of words) best = Math.max(best, wordLikeness(token, word));
  return best;
}

/** A first guess: the same line, then the nearest names above, then columns, then what follows. */
function nearness(sheet: Sheet): Prior {
  return (price, segment) => {
    const line = sheet.lines[price.line];
    const other = sheet.lines[segment.line];
    if (!line || !other) return 0;
    const apart = price.line - segment.line;
    if (apart === 0) {
      const between = segment.pricesBefore - price.index;
      return between <= 0 ? 1 - Math.min(0.5, -between * 0.12) : 0.8 - Math.min(0.5, between * 0.15);
    }
    const isColumn =
      other.segments.length > 1 &&
      (segment.cell === price.cell ||
        (other.segments.length === line.prices.length && segment.index === price.index));
    const isOrdered =
      other.kind === 'names' &&
      line.runSize > 1 &&
      other.runSize >= line.runSize &&
      segment.index === 0 &&
      other.indexInRun - line.indexInRun === other.runSize - line.runSize;
    const bonus = isColumn || isOrdered ? 0.15 : 0;
    const penalty = other.kind === 'names' ? 0 : 0.3;
    if (apart > 0) return Math.max(0.05, 0.8 - penalty) * Math.exp(-apart / 25) + bonus;
    return Math.max(0.02, 0.5 - penalty) * Math.exp(apart / 4) + bonus / 2;
  };
}

/** Which field of its row a word names; null where it names none. */
export function fieldOfWord(word: string, rows: readonly GoldRow[]): Field | null {
  const [token] = tokensOf(word);
  if (token === undefined) return null;
  let best = 0.69;
  let found: Field | null = null;
  for (const row of rows)
    for (const field of FIELDS) {
      const like = likeness(token, tokensOf(row[field] ?? ''));
      if (like > best) [best, found] = [like, field];
    }
  return found;
}
