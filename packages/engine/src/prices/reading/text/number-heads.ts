import type { Figure } from '../figures/figure.ts';

/** A line as far as it is known before its names are cut. */
type HeadLine = { text: string; figures: readonly Figure[] };

/**
 * "11–25", "R16-17": in the heads of a table numbers name columns. They are heads where a table begins, none of them is
 * money or a plain number, and the lines below have plain numbers in their places.
 */
export function isNumberHead(lines: readonly HeadLine[], at: number): boolean {
  const [last, line, ...below] = [lines[at - 1], lines[at], lines[at + 1], lines[at + 2]];
  if (!line || (last && CELL.test(last.text)) || line.figures.some(isMoney)) return false;
  const cells = cellsOf(line);
  const named = [...cells.keys()].filter((cell) => cell > 0 && /\d/u.test(cells[cell] ?? ''));
  if (named.length < LEAST || named.some((cell) => PLAIN.test(cells[cell] ?? ''))) return false;
  const isPlain = (other: HeadLine | undefined) =>
    other !== undefined && named.filter((cell) => PLAIN.test(cellsOf(other)[cell] ?? '')).length >= LEAST;
  return below.every(isPlain);
}

const CELL = /[\t|]/u;
const LEAST = 2;
const PLAIN = /^\s*[€$£]?\s?\d[\d .,]*(?:[.,][-–—])?\s?(?:€|₴|₽|грн|руб|eur)?\.?\s*$/iu;

function cellsOf({ text }: HeadLine): string[] {
  return text.split(CELL);
}

function isMoney(figure: Figure): boolean {
  return figure.kind === 'amount' && figure.currency !== null;
}
