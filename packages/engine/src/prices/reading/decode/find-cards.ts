import { foldText } from '../../../words/fold-text.ts';
import type { Ground } from '../propose/ground.ts';
import { ABOUT } from '../propose/wordings.ts';
import type { PriceFigure, SheetLine } from '../text/sheet.ts';
import { BADGE } from './card-titles.data.ts';
import { CLASS_LABEL } from './legend-labels.data.ts';

export type Card = {
  title: SheetLine;
  /** What the card holds: all its lines but the title, the prices, and the class over each of several prices. */
  contents: readonly SheetLine[];
  prices: readonly PriceFigure[];
};

/** The cards of a page that end with one and the same button, and the lines of the button. */
export type CardSet = { cards: readonly Card[]; buttons: readonly SheetLine[] };

export function findCards(ground: Ground): CardSet[] {
  return [...endingAlike(ground), ...blocksAlike(ground)];
}

/**
 * Blocks with a gap before each, all of a title, of what they hold and of prices. What is held takes several lines or is
 * told in a row; one short line may as well name the price.
 */
function blocksAlike({ sheet }: Ground): CardSet[] {
  const blocks = [...Map.groupBy(sheet.lines, ({ block }) => block).values()];
  const cards = blocks.flatMap((lines) => {
    const isCard = lines[0]?.kind === 'names' && lines.at(-1)?.kind === 'prices';
    const card = isCard ? cardOf(lines) : null;
    return card && card.contents.length > 0 ? [card] : [];
  });
  const full = cards.filter(({ contents }) => holds(contents)).length;
  return cards.length >= LEAST && full * 2 > cards.length ? [{ cards, buttons: [] }] : [];
}

function holds(contents: readonly SheetLine[]): boolean {
  return contents.length > 1 || contents.some(({ text }) => [...text.matchAll(/[,;+•·]/gu)].length > 1);
}

function endingAlike({ sheet, senses }: Ground): CardSet[] {
  const isPlain = ({ segments }: SheetLine) =>
    segments.length > 0 && segments.every(({ id }) => senses[id]?.about === ABOUT.plain);
  return buttonsOf(sheet.lines.filter((line) => isButton(line, sheet.lines) && isPlain(line))).flatMap(
    (buttons) => {
      const parts = buttons
        .slice(1)
        .map(({ index }, at) => sheet.lines.slice((buttons[at]?.index ?? 0) + 1, index));
      const later = withoutHeadings(parts.map(fromGap)).flatMap((lines) => cardOf(lines) ?? []);
      if (later.length < LEAST - 1) return [];
      const first = firstCard(sheet.lines, buttons[0]?.index ?? 0, later);
      return [{ buttons, cards: first ? [first, ...later] : later }];
    },
  );
}

const LEAST = 3;
const LONGEST_BUTTON = 40;

/** A line that comes again and again, never right over a price. */
function isButton({ kind, repeats, text, index }: SheetLine, lines: readonly SheetLine[]): boolean {
  const next = lines[index + 1];
  return (
    kind === 'names' &&
    index > 0 &&
    repeats >= LEAST &&
    text.length <= LONGEST_BUTTON &&
    !/\d/u.test(text) &&
    !CLASS_LABEL.test(text.trim()) &&
    (next === undefined || next.kind === 'names')
  );
}

function buttonsOf(lines: readonly SheetLine[]): SheetLine[][] {
  return [...Map.groupBy(lines, ({ text }) => foldText(text)).values()].filter(
    ({ length }) => length >= LEAST,
  );
}

/** What a gap parts from the rest of a card is the heading of the cards that follow. */
function fromGap(lines: readonly SheetLine[]): readonly SheetLine[] {
  const priced = lines.findIndex(({ kind }) => kind !== 'names');
  const gap = lines.findLastIndex(({ isAfterGap }, at) => isAfterGap && at < priced);
  return gap > 0 ? lines.slice(gap) : lines;
}

/** Where titles stand right over their prices, one line more is the heading of the cards that follow. */
function withoutHeadings(parts: readonly (readonly SheetLine[])[]): (readonly SheetLine[])[] {
  const overOf = (lines: readonly SheetLine[]) => lines.findIndex(({ kind }) => kind !== 'names');
  const usual = parts.filter((lines) => overOf(lines) === 1).length;
  return parts.map((lines) => (usual * 2 > parts.length && overOf(lines) === 2 ? lines.slice(1) : lines));
}

/** The first line that is no badge is the title; a title that has a price itself is that of a list. */
function cardOf(lines: readonly SheetLine[]): Card | null {
  const title = lines.find(isNamed);
  const priced = lines.filter(({ kind }) => kind !== 'names');
  if (title?.kind !== 'names' || priced.length === 0 || lines.length > MOST_LINES) return null;
  const labels = new Set(
    priced
      .flatMap(({ index, kind }) => (kind === 'prices' ? [index - 1] : []))
      .filter((_, __, all) => all.length > 1),
  );
  const contents = lines.filter(
    (line) => line.kind === 'names' && line !== title && !labels.has(line.index) && !isOfClass(line),
  );
  return { title, contents, prices: priced.flatMap(({ prices }) => prices) };
}

const MOST_LINES = 30;

function isNamed({ segments, text }: SheetLine): boolean {
  return segments.length > 0 && !BADGE.test(text);
}

function isOfClass({ segments, text }: SheetLine): boolean {
  return (
    CLASS_LABEL.test(text.trim()) ||
    (segments.length > 0 && segments.every(({ words }) => words.some(({ kind }) => kind === 'car')))
  );
}

/**
 * The first card has no button before it. Where it begins, the others tell: by what stands right under their titles, or
 * by how far above the price they are; or a gap does.
 */
function firstCard(lines: readonly SheetLine[], end: number, others: readonly Card[]): Card | null {
  const price = lines.findLastIndex(({ kind, index }) => index < end && kind !== 'names');
  const start = price < 0 ? null : startOf(lines, price, others);
  return start === null ? null : cardOf(lines.slice(start, end));
}

function startOf(lines: readonly SheetLine[], lastPrice: number, others: readonly Card[]): number | null {
  const above = lines.slice(0, lastPrice + 1);
  const under = others.map(({ title }) =>
    lines.slice(title.index + 1, title.index + 3).find(({ text }) => !BADGE.test(text)),
  );
  if (under.every((line) => line?.kind === 'prices'))
    return titleOver(
      above,
      above.findLastIndex(({ kind }) => kind === 'prices'),
    );
  if (under.every((line) => line?.segments.length === 0))
    return titleOver(
      above,
      above.findLastIndex(({ kind, segments }) => kind === 'names' && segments.length === 0),
    );
  const first = firstPriceOf(above);
  const sizes = [() => true, ({ text }: SheetLine) => !BADGE.test(text)]
    .map((counts) => new Set(others.map((card) => sizeOf(lines.filter(counts), card))))
    .find(({ size }) => size === 1);
  const [size = 0] = sizes ?? [];
  const gap = above.slice(0, first + 1).findLastIndex(({ isAfterGap }) => isAfterGap);
  if (gap > 0 && first - gap <= MOST_LINES && gap < first) return gap;
  return size > 0 && first - size >= 0 ? first - size : null;
}

/** How far above its first price a title stands. */
function sizeOf(lines: readonly SheetLine[], { title, prices }: Card): number {
  return lines.filter(({ index }) => index >= title.index && index < (prices[0]?.line ?? 0)).length;
}

/** The first of the prices at the end, each at most a class apart from the next. */
function firstPriceOf(lines: readonly SheetLine[]): number {
  let first = lines.length - 1;
  for (let at = first; at >= Math.max(0, first - 2); at--) if (lines[at]?.kind !== 'names') first = at;
  return first;
}

function titleOver(lines: readonly SheetLine[], below: number): number | null {
  const title = lines.slice(0, Math.max(0, below)).findLastIndex(isNamed);
  return title < 0 ? null : title;
}
