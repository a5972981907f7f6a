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
  const mark = MARKS.find((one) => cellsOf(line.text, one).length >= 2);
  if (!mark || !next) return null;
  const cells = cellsOf(line.text, mark);
  const below = cellsOf(next.text, mark).length;
  if (below < 2 || below > cells.length + 1 || below < cells.length) return null;
  const labels = cells.map((cell, at) =>
    at === 0 && below === cells.length ? null : columnLabel(cell.text),
  );
  const padded = below === cells.length + 1 ? [null, ...labels] : labels;
  if (mark !== MARKS[0] && mark !== MARKS[1] && padded.every((label) => label === null)) return null;
  const times = cells.flatMap((cell, at) =>
    TIME_COLUMN.test(cell.text) ? [at + padded.length - cells.length] : [],
  );
  return {
    mark,
    corner: below === cells.length ? (cells[0]?.text ?? '') : '',
    cells: padded.length,
    labels: padded,
    times: new Set(times),
  };
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
const TIME_COLUMN = /^\s*(?:dauer|zeit|duration|time|hours|час|время|тривалість|длительность|срок)/iu;
const NAME_COLUMN =
  /^\s*(?:service|leistung|послуга|услуга|name|bezeichnung|назва|название|price|preis|cost|ціна|цена|вартість|стоимость|eur|€|usd|\$|грн|uah|руб|netto|brutto|betrag|сума|сумма)(?!\p{L})/iu;

function columnLabel(text: string): Label | null {
  if (TIME_COLUMN.test(text) || NAME_COLUMN.test(text)) return null;
  const label = parseLabel(text);
  return label === EMPTY_LABEL ? null : label;
}
