import type { Amount, Figure } from '../figures/figure.ts';
import type { Ground } from '../propose/ground.ts';
import type { ReadRow, Span } from '../read-row.ts';
import { figuresOfOtherColumns } from './other-columns.ts';
import { figuresSaidTwice } from './said-twice.ts';

/**
 * Lines with money or a raise that no row came from: nothing that looks like a price is lost without a word. A sum with
 * its currency is read only where a row has that very sum, however many others its line gave.
 */
export function unreadOf(
  ground: Ground,
  rows: readonly ReadRow[],
  { text, currency }: { text: string; currency: string },
): Span[] {
  const { sheet } = ground;
  const setApart = figuresOfOtherColumns(ground).union(figuresSaidTwice(sheet, currency).again);
  const explained = new Set<Figure>([...setApart].map(({ amount }) => amount));
  return sheet.lines.flatMap((line): Span[] => {
    const place = (at: number) => sheet.view.places[line.start + at] ?? text.length;
    const isRead = (figure: Figure) => {
      const there = rows.filter(
        ({ source }) => source.start < place(figure.end) && source.end > place(figure.start),
      );
      return there.length > 0 && (!isSum(figure) || explained.has(figure) || there.some(hasSum(figure)));
    };
    const money = line.figures.filter(({ kind }) => kind !== 'duration');
    if (money.every(isRead)) return [];
    const [start, end] = [place(0), place(line.text.length)];
    return [{ start, end, text: text.slice(start, end) }];
  });
}

function isSum(figure: Figure): figure is Amount {
  return figure.kind === 'amount' && figure.currency !== null && !figure.isOld && !figure.isSurcharge;
}

function hasSum({ value }: Amount): (row: ReadRow) => boolean {
  return ({ price, priceTo, derived }) => derived || price === value || priceTo === value;
}
