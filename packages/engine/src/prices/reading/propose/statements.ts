import type { Sheet, SheetLine } from '../text/sheet.ts';
import { ORDINALS, STATES_PRICES } from './statements.data.ts';

/** What lines say about all prices of the page, wherever they stand: "Prices are for a saloon", "first price: hatchback". */
export type Statements = {
  /** By line: it speaks of prices without having one. */
  isStatement: readonly boolean[];
  /** By segment: the place among the prices of a line that its words are for, counted from one; zero where none is said. */
  ordinals: readonly number[];
  /** How many of twenty lines with prices name a car themselves; raises do not count. */
  shareOfCars: number;
};

export function statementsOf({ lines }: Sheet): Statements {
  return {
    isStatement: lines.map((line) => line.kind === 'names' && STATES_PRICES.test(line.text)),
    ordinals: lines.flatMap(ordinalsOf),
    shareOfCars: shareOfCars(lines),
  };
}

function shareOfCars(lines: readonly SheetLine[]): number {
  const priced = lines.filter(({ prices }) => prices.some(({ amount }) => !amount.isSurcharge));
  const ofCars = priced.filter(({ segments }) =>
    segments.some(({ words }) => words.some(({ kind }) => kind === 'car')),
  );
  return Math.round((20 * ofCars.length) / Math.max(1, priced.length));
}

/** A place holds until the next one is said: "first for saloons, second for SUVs and vans". */
function ordinalsOf(line: SheetLine): number[] {
  let last = 0;
  const places = line.segments.map(({ text }) => {
    const found = ORDINALS.findIndex((pattern) => pattern.test(text));
    last = found < 0 ? last : found + 1;
    return last;
  });
  const isSaid = new Set(places.filter((place) => place > 0)).size > 1 || STATES_PRICES.test(line.text);
  return isSaid ? places : places.map(() => 0);
}
