import { EMPTY_LABEL, type Label } from '../labels/label.ts';
import { parseLabel } from '../labels/parse-label.ts';
import type { TextLine } from './text-lines.ts';

export type Cell = { start: number; end: number; text: string };

/** What the columns of a table say; a null label is a column of names, prices without a name, or times. */
export type TableHead = {
  mark: RegExp;
  /** The words of the first column's head, which can name the service of the whole table. */
  corner: string;
  cells: number;
  labels: readonly (Label | null)[];
  times: ReadonlySet<number>;
};

/** Reads a heading row of a table: at least two columns, no prices, and a row with as many columns below it. */
export function readTableHead(line: TextLine, next: TextLine | undefined): TableHead | null {
  if (!next) return null;
  const mark = MARKS.find((one) => cellsOf(line.text, one).length >= 2) ?? rareMark(line, next);
  if (!mark) return null;
  const cells = titleApart(cellsOf(line.text, mark));
  const below = titleApart(cellsOf(next.text, mark)).length;
  if (below < 2 || below > cells.length + 1 || below < cells.length) return null;
  // "A (small) | B (sedan) | C (SUV)" above "Wash: 25 | 30 | 40": the name shares its cell with the first price.
  const firstBelow = cellsOf(next.text, mark)[0]?.text ?? '';
  const isNameShared =
    below === cells.length &&
    /\p{L}{3}.*\d\s*\D{0,5}$/u.test(firstBelow) &&
    cells.every((cell) => columnLabel(cell.text)?.carType != null);
  const labels = withPlainCars(
    cells.map((cell, at) =>
      at === 0 && below === cells.length && !isNameShared ? null : columnLabel(cell.text),
    ),
  );
  const padded = below === cells.length + 1 || isNameShared ? [null, ...labels] : labels;
  if (mark !== MARKS[0] && mark !== MARKS[1] && padded.every((label) => label === null)) return null;
  const times = cells.flatMap((cell, at) =>
    TIME_COLUMN.test(cell.text) ? [at + padded.length - cells.length] : [],
  );
  return {
    mark,
    corner: below === cells.length && !isNameShared ? (cells[0]?.text ?? '') : '',
    cells: padded.length,
    labels: padded,
    times: new Set(times),
  };
}

/** "Car | SUV | Van": among car types the word for any car is the plain one. */
function withPlainCars(labels: readonly (Label | null)[]): (Label | null)[] {
  const hasCars = labels.some((label) => label?.carType != null);
  return labels.map((label) =>
    hasCars && label?.zone && ANY_CAR_NAME.test(label.zone)
      ? { ...label, zone: null, carType: label.zone }
      : label,
  );
}

const ANY_CAR_NAME = /^(?:cars?|autos?|pkw|авто|легков\p{L}*|normal\p{L}*|regular|standard)$/iu;

/** "Menu      small | large": a wide gap in the first cell parts the title from the first column. */
function titleApart(cells: Cell[]): Cell[] {
  const [first, ...rest] = cells;
  const gap = /\S(?<gap> {3,})\S/u.exec(first?.text ?? '');
  if (!first || rest.length === 0 || !gap?.groups?.gap) return cells;
  const at = gap.index + 1;
  const next = at + gap.groups.gap.length;
  return [
    { start: first.start, end: first.start + at, text: first.text.slice(0, at) },
    { start: first.start + next, end: first.end, text: first.text.slice(next) },
    ...rest,
  ];
}

export function cellsOf(text: string, mark: RegExp): Cell[] {
  const cells: Cell[] = [];
  let at = 0;
  for (const match of text.matchAll(new RegExp(mark.source, 'gu'))) {
    cells.push({ start: at, end: match.index, text: text.slice(at, match.index) });
    at = match.index + match[0].length;
  }
  cells.push({ start: at, end: text.length, text: text.slice(at) });
  while (cells.length > 1 && cells.at(-1)?.text.trim() === '') cells.pop();
  return cells;
}

const MARKS: readonly RegExp[] = [/\s*\|\s*/u, /\s*\t\s*/u, / {2,}/u, /\s*;\s*/u];
const RARE_MARKS: readonly RegExp[] = [/\s\/\s/u, /\s[-–—]\s/u];

/** "Part / gloss / matt" above "hood / 900 / 1100": slashes or dashes are the lines of a table where all but the names are figures. */
function rareMark(line: TextLine, next: TextLine): RegExp | null {
  const isMark = (mark: RegExp) => {
    const [name, ...figures] = cellsOf(next.text, mark);
    const isRow =
      figures.length >= 2 && figures.every(({ text }) => /^\s*[^\p{L}\d]*\d[\d\s.,'–-]*\D{0,5}$/u.test(text));
    if (!isRow || !/\p{L}/u.test(name?.text ?? '') || /\d\s*$/u.test(name?.text ?? '')) return false;
    return cellsOf(line.text, mark).length === figures.length + 1;
  };
  return RARE_MARKS.find(isMark) ?? null;
}

const TIME_COLUMN = /^\s*(?:dauer|zeit|duration|time|hours|час|время|тривалість|длительность|срок)/iu;
export const NAME_COLUMN =
  /^\s*(?:service|zone|part|teil|bauteil|зона|деталь|елемент|элемент|leistung|послуга|услуга|name|bezeichnung|назва|название|price|preis|cost|ціна|цена|вартість|стоимость|eur|€|usd|\$|грн|uah|руб|netto|brutto|betrag|сума|сумма)(?!\p{L})/iu;

/** "Price matt" is the column of the matt film. */
const PRICE_OF = /^\s*(?:prices?|preise?|ціна|ціни|цена|цены)\s?[:\s]\s*(?=\p{L}{3})/iu;

function columnLabel(title: string): Label | null {
  const text = title.replace(PRICE_OF, '');
  if (TIME_COLUMN.test(text) || NAME_COLUMN.test(text)) return null;
  const label = parseLabel(text);
  if (label === EMPTY_LABEL) return null;
  // "B (sedan, estate)": the letter is the studio's name of the class.
  const isClass = label.carType !== null && /^(?:\p{L}{0,12}klasse\s)?[\p{L}\d]{1,2}\s?\(/u.test(text.trim());
  return isClass ? { ...EMPTY_LABEL, carType: text.trim() } : label;
}
