import type { Ground } from '../propose/ground.ts';
import { STATES_PRICES } from '../propose/statements.data.ts';
import { MARKS } from '../text/cut-line.ts';
import type { Segment, SheetLine } from '../text/sheet.ts';

/**
 * "Prices are for a saloon, SUVs +20 %": where a page raises its prices for other cars and says which car they are for,
 * that is the car of every row that names none.
 */
export function withBaseCar<Row extends { carType: string | null }>(
  ground: Ground,
  rows: readonly Row[],
  isRaise: (row: Row) => boolean,
): Row[] {
  const priced = rows.filter((row) => !isRaise(row));
  const plain = priced.filter(({ carType }) => carType === null);
  const car = plain.length * 3 > priced.length * 2 ? baseCarOf(ground) : null;
  if (car === null) return [...rows];
  const meant = new Set(plain);
  return rows.map((row) => (meant.has(row) ? { ...row, carType: car } : row));
}

function baseCarOf({ sheet }: Ground): string | null {
  const own = sheet.lines.filter(({ prices }) => prices.every(({ amount }) => amount.isSurcharge));
  if (!own.some((line) => line.segments.some((segment) => isCar(segment) && isBeforeFigure(segment))))
    return null;
  for (const line of own.filter(({ text }) => STATES_PRICES.test(text) || JUST_FOR.test(text))) {
    const first = line.segments.find((segment) => isCar(segment) && !isBeforeFigure(segment));
    if (first) return wordsFrom(line, first);
  }
  return null;
}

/** "Это за седан". */
const JUST_FOR = /^(?:это|це|das ist|that's|this is)\s(?:за|для|für|for)\s/iu;

function isCar({ words }: Segment): boolean {
  return words.some(({ kind }) => kind === 'car');
}

function isBeforeFigure({ markBehind }: Segment): boolean {
  return markBehind === MARKS.indexOf('price');
}

/** The car's words, and those of cars joined to it by a slash. */
function wordsFrom({ text, segments }: SheetLine, first: Segment): string {
  let last = first;
  for (const segment of segments.slice(first.index + 1)) {
    if (segment.markBefore !== MARKS.indexOf('slash') || !isCar(segment) || isBeforeFigure(segment)) break;
    last = segment;
  }
  const start = first.words.find(({ kind }) => kind === 'car')?.start ?? first.start;
  const end = last.words.findLast(({ kind }) => kind === 'car')?.end ?? last.end;
  return text.slice(start, end);
}
