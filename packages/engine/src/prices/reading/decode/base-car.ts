import { foldText } from '../../../words/fold-text.ts';
import type { Ground } from '../propose/ground.ts';
import { STATES_PRICES } from '../propose/statements.data.ts';
import { MARKS } from '../text/cut-line.ts';
import type { Segment, Sheet, SheetLine } from '../text/sheet.ts';
import { PRICES_FOR } from './base-car.data.ts';
import { isSetApart } from './cars-apart.ts';
import { offeredCar } from './offered-car.ts';

/**
 * "Prices are for a saloon, SUVs +20 %": where a page raises its prices for other cars and says which car they are for,
 * that is the car of every row that names none.
 */
export function withBaseCar<Row extends { carType: string | null }>(
  ground: Ground,
  rows: readonly Row[],
  isRaise: (row: Row) => boolean,
): Row[] {
  const base = statedCar(ground) ?? offered(ground);
  if (base === null) return [...rows];
  const priced = rows.filter((row) => !isRaise(row));
  if (isOrder(base, priced)) return [...rows];
  const plain = priced.filter(({ carType }) => carType === null || isOtherOf(base, carType));
  const isTold = priced.some(({ carType }) => carType !== null && foldText(carType) === foldText(base.car));
  if (isTold && plain.some(({ carType }) => carType !== null)) return [...rows];
  if (plain.length * 3 <= priced.length * 2) return [...rows];
  const meant = new Set(plain);
  return rows.map((row) => (meant.has(row) ? { ...row, carType: base.car } : row));
}

/** The car, and the line that says so. */
type BaseCar = { car: string; line: string };

function offered(ground: Ground): BaseCar | null {
  const car = offeredCar(ground);
  return car === null ? null : { car, line: car };
}

/** "Prices are for a saloon, SUVs on request": what the same line says of other cars is not said of these prices. */
function isOtherOf({ car, line }: BaseCar, carType: string): boolean {
  return foldText(carType) !== foldText(car) && foldText(line).includes(foldText(carType));
}

/** "Prices in turn for saloon | estate | SUV": rows that tell several cars of the line apart have it from an order. */
function isOrder(base: BaseCar, rows: readonly { carType: string | null }[]): boolean {
  const others = rows.flatMap(({ carType }) =>
    carType !== null && isOtherOf(base, carType) ? [carType] : [],
  );
  return new Set(others.map(foldText)).size > 1;
}

/** "Prices are for a saloon": on a line of its own, or in a sentence behind the list. */
function statedCar({ sheet }: Ground): BaseCar | null {
  const isRaised = sheet.lines.some((line) => isRaiseOfCar(line, sheet));
  for (const line of sheet.lines) {
    if (!STATES_PRICES.test(line.text) && !JUST_FOR.test(line.text)) continue;
    const first = line.segments.find(
      (segment) => isCar(segment) && !isBeforeFigure(segment, sheet) && !isSetApart(line, segment),
    );
    if (!first) continue;
    const isSaid = PRICES_FOR.test(textBefore(line, first)) && endsSentence(line, first);
    if (isSaid || (isRaised && line.prices.every(({ amount }) => amount.isSurcharge)))
      return { car: wordsFrom(line, { first, sheet }), line: line.text };
  }
  return null;
}

function isRaiseOfCar({ segments, prices }: SheetLine, sheet: Sheet): boolean {
  return (
    prices.every(({ amount }) => amount.isSurcharge) &&
    segments.some((segment) => isCar(segment) && isBeforeFigure(segment, sheet))
  );
}

function textBefore({ text }: SheetLine, { words }: Segment): string {
  return text.slice(0, words.find(({ kind }) => kind === 'car')?.start ?? 0);
}

/** Whether no figure follows in the sentence: "prices for SUVs: 90 / 120" are those of SUVs alone. */
function endsSentence({ text, figures }: SheetLine, { end }: Segment): boolean {
  const next = figures.find(({ start }) => start >= end);
  return !next || /[.!?•·|](?:\s|$)/u.test(text.slice(end, next.start));
}

/** "Это за седан". */
const JUST_FOR = /^(?:это|це|das ist|that's|this is)\s(?:за|для|für|for)\s/iu;

function isCar({ words }: Segment): boolean {
  return words.some(({ kind }) => kind === 'car');
}

/** "SUV +20 %", "SUV: +20 %". */
function isBeforeFigure({ line, index, markBehind }: Segment, { lines }: Sheet): boolean {
  if (markBehind === MARKS.indexOf('price')) return true;
  const next = lines[line]?.segments[index + 1];
  const own = lines[line]?.segments[index];
  return (
    markBehind === MARKS.indexOf('colon') &&
    (lines[line]?.figures ?? []).some(
      ({ start }) => start >= (own?.end ?? 0) && start < (next?.start ?? Number.POSITIVE_INFINITY),
    )
  );
}

/** The car's words, and those of cars joined to it by a slash. */
function wordsFrom(
  { text, segments }: SheetLine,
  { first, sheet }: { first: Segment; sheet: Sheet },
): string {
  let last = first;
  for (const segment of segments.slice(first.index + 1)) {
    if (segment.markBefore !== MARKS.indexOf('slash') || !isCar(segment) || isBeforeFigure(segment, sheet))
      break;
    last = segment;
  }
  const start = first.words.find(({ kind }) => kind === 'car')?.start ?? first.start;
  const end = last.words.findLast(({ kind }) => kind === 'car')?.end ?? last.end;
  return text.slice(start, end);
}
