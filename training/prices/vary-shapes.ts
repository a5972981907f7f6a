import { BUTTONS, PRICE_ALONE } from './vary-lists.data.ts';

/** A text in another shape of the same words; null where the text has not what the shape is made of. */
export type Shape = (text: string, language: keyof typeof BUTTONS) => string | null;

/** What a browser often copies: no empty line anywhere. */
export const withoutGaps: Shape = (text) =>
  blocksOf(text).filter(hasPrice).length < LEAST ? null : blocksOf(text).join('\n');

/** The same, with a button under every card. */
export const withButtons: Shape = (text, language) => {
  const blocks = blocksOf(text);
  const cards = blocks.filter((block) => hasPrice(block) && block.includes('\n'));
  const button = BUTTONS[language][text.length % BUTTONS[language].length] ?? '';
  if (cards.length < LEAST || text.includes(button)) return null;
  return blocks.map((block) => (cards.includes(block) ? `${block}\n${button}` : block)).join('\n');
};

/** A table with one cell a line. */
export const cellByCell: Shape = (text) =>
  isTable(text)
    ? text
        .split('\n')
        .map((line) => (line.includes('\t') ? cellsOf(line).join('\n') : line))
        .join('\n')
    : null;

/** A table with a space between its cells. */
export const spacedOut: Shape = (text) => {
  const cells = text
    .split('\n')
    .filter((line) => line.includes('\t'))
    .flatMap(cellsOf);
  return isTable(text) && !cells.some((cell) => /\d \d/u.test(cell)) ? text.replaceAll('\t', ' ') : null;
};

/** Names with their prices behind them, as a block of names and a block of prices. */
export const inTwoColumns: Shape = (text) => {
  const lines = text.split('\n');
  const pairs = lines.map(pairOf);
  const isPair = (at: number) => (pairs[at] ?? null) !== null;
  const first = lines.findIndex((_, at) => isPair(at) && isPair(at + 1) && isPair(at + 2) && isPair(at + 3));
  if (first < 0 || lines.filter((_, at) => isPair(at)).length > MOST_PAIRS) return null;
  let end = first;
  while (isPair(end)) end++;
  if (lines.some((_, at) => isPair(at) && (at < first || at >= end))) return null;
  const own = pairs.slice(first, end);
  const columns = [...own.map((pair) => pair?.name ?? ''), ...own.map((pair) => pair?.price ?? '')];
  return [...lines.slice(0, first), ...columns, ...lines.slice(end)].join('\n');
};

/** The name and the price of a line that is nothing else. */
export function pairOf(line: string): { name: string; price: string } | null {
  const { name, price } = NAME_AND_PRICE.exec(line)?.groups ?? {};
  return name !== undefined && price !== undefined && PRICE_ALONE.test(price) ? { name, price } : null;
}

const LEAST = 3;
const MOST_PAIRS = 14;
const NAME_AND_PRICE =
  /^[\s•*-]*(?<name>\p{L}[^\d:;|]{2,60}?)\s?(?:[-–—:.…\t]+\s?| )(?<price>(?:ab |from |від |от )?[€$£]?\s?\d[\d .,]*(?:[-–])?\s*(?:€|eur|chf|грн\.?|₴|руб\.?|₽|р\.|\$|£|zł|тг|₸)?)\s*$/u;

function blocksOf(text: string): string[] {
  return text.split(/\n(?:[ \t]*\n)+/u);
}

function hasPrice(block: string): boolean {
  return block.split('\n').some((line) => /\d{2}/u.test(line));
}

function isTable(text: string): boolean {
  const counts = text
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => line.split('\t').length);
  return counts.length > LEAST && (counts[0] ?? 0) > 2 && counts.every((count) => count === counts[0]);
}

function cellsOf(line: string): string[] {
  return line.split('\t').map((cell) => (cell.trim() === '' ? '–' : cell.trim()));
}
