import { CLASS_LABEL } from '../decode/legend-labels.data.ts';
import { type PlainView, rewrite } from './rewrite.ts';

/**
 * "Wash 400 450 500 600": a page whose lines end with several plain numbers of one size has columns with a space between
 * them. They become cells, and so do the heads above them.
 */
export function withSpacedColumns(view: PlainView): PlainView {
  if (view.text.includes('\t')) return view;
  const lines = linesOf(view.text);
  const ends = lines.map(({ text }) => endOf(text));
  const columns = ends.filter((end) => end !== null && areColumns(end));
  const numbered = ends.filter((end) => end !== null);
  if (columns.length < LEAST_LINES || columns.length * 2 <= numbered.length) return view;
  const spots = new Set(
    lines.flatMap(({ at, text }, index) => {
      const end = ends[index] ?? null;
      const count = end !== null && areColumns(end) ? end.length : headsOver(ends, { index, text });
      return count === 0 ? [] : lastSpaces(text, count).map((space) => at + space);
    }),
  );
  return rewrite(view, / /g, (found, at) => (spots.has(at) ? '\t' : found));
}

const LEAST_LINES = 3;
const LONGEST_END = 80;
const SUM = String.raw`(?:[€£$]?\d{1,6}(?:[.,](?:\d\d?|[-–—]))?[€$₴₽]?|[-–—])`;
const ENDS_WITH_SUMS = new RegExp(`(?<=^|[^\\d\\s.,:/–-] ?)(?<!\\S)(?:${SUM} ){1,9}${SUM}\\s*$`, 'u');

function linesOf(text: string): { at: number; text: string }[] {
  let at = 0;
  return text.split('\n').map((line) => {
    const start = at;
    at += line.length + 1;
    return { at: start, text: line };
  });
}

function endOf(line: string): string[] | null {
  return ENDS_WITH_SUMS.exec(line.slice(-LONGEST_END))?.[0].trim().split(/ +/u) ?? null;
}

/**
 * Three and more of one size, or two that are no parts of one number; "000" is never a price. A dash stands for what is
 * not sold.
 */
function areColumns(cells: readonly string[]): boolean {
  const sold = cells.filter((cell) => /\d/u.test(cell));
  const values = sold.map((cell) => Number.parseFloat(cell.replace(/[^\d.,]/gu, '').replace(',', '.')));
  const isOneSize = Math.max(...values) <= MOST_APART * Math.min(...values);
  const isPart = sold.some((cell) => /^0/u.test(cell));
  const isWhole = sold.some((cell) => /\d{4}|[^\d]/u.test(cell));
  const isRange = cells.length === 3 && !sold.includes(cells[1] ?? '');
  return isOneSize && !isPart && !isRange && sold.length > 1 && (isWhole || sold.length > 2);
}

const MOST_APART = 5;

/** How many heads a line right over the columns has: labels of classes at its end, or as many words as there are columns. */
function headsOver(
  ends: readonly (readonly string[] | null)[],
  { index, text }: { index: number; text: string },
): number {
  const below = ends.slice(index + 1, index + 3).find((end) => end !== null && areColumns(end));
  const words = text.trim().split(/\s+/u);
  if (!below || words.length < below.length || words.length > MOST_WORDS) return 0;
  const areLabels = words.slice(-below.length).every((word) => CLASS_LABEL.test(word));
  return areLabels || words.length <= below.length + 1 ? below.length : 0;
}

const MOST_WORDS = 12;

/** The spaces before each of the last words of a line. */
function lastSpaces(line: string, count: number): number[] {
  const spaces = [...line.trimEnd().matchAll(/ +/g)].map(({ index }) => index);
  return spaces.slice(-count);
}
