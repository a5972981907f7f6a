import type { Sheet } from '../text/sheet.ts';

/** Signs of a page as a whole: how it lays out its prices. */
export function pageSigns({ lines, prices }: Sheet): number[] {
  const priced = lines.filter(({ kind }) => kind !== 'names');
  const share = (count: number) => Math.round((20 * count) / Math.max(1, priced.length));
  const isLast = (at: number) => lines[at + 1] === undefined || (lines[at + 1]?.isAfterGap ?? false);
  return [
    Math.min(60, priced.length),
    Math.min(40, Math.round((4 * prices.length) / Math.max(1, priced.length))),
    share(priced.filter(({ kind }) => kind === 'prices').length),
    share(priced.filter(({ indexInBlock }) => indexInBlock === 0).length),
    share(priced.filter(({ index }) => isLast(index)).length),
    share(priced.filter(({ segments }) => segments.some(({ pricesBefore }) => pricesBefore === 0)).length),
    share(
      priced.filter(({ segments, prices: own }) =>
        segments.some(({ pricesBefore }) => pricesBefore === own.length),
      ).length,
    ),
    share(priced.filter(({ isBulleted }) => isBulleted).length),
    share(priced.filter(({ index }) => lines[index - 1]?.kind === 'names').length),
    share(priced.filter(({ index }) => lines[index + 1]?.kind === 'names').length),
    lines.findIndex(({ kind }) => kind !== 'names'),
    Math.min(40, Math.round((4 * lines.length) / Math.max(1, priced.length))),
  ];
}

export const PAGE_SIGNS = [
  'pricedLines',
  'pricesPerLine',
  'alone',
  'firstInBlock',
  'lastInBlock',
  'namedBefore',
  'namedBehind',
  'bulleted',
  'underName',
  'overName',
  'firstAt',
  'linesPerPriced',
].map((name) => `page.${name}`);
