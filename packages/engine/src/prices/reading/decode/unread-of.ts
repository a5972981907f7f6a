import type { Amount, Figure } from '../figures/figure.ts';
import type { Ground } from '../propose/ground.ts';
import type { ReadRow, Span } from '../read-row.ts';
import { figuresOfOtherColumns } from './other-columns.ts';
import { replacedFigures } from './replaced-figures.ts';
import { figuresSaidTwice } from './said-twice.ts';

/**
 * Lines with money or a raise that no row came from: nothing that looks like a price is lost without a word. A sum with
 * its currency is read only where a row has that very sum, however many others its line gave; so is a bare number like
 * those that gave rows beside it. Bare numbers that are hardly prices (phones, addresses, years) are left out.
 */
export function unreadOf(
  ground: Ground,
  rows: readonly ReadRow[],
  { text, currency, figures }: { text: string; currency: string; figures: ArrayLike<number> },
): Span[] {
  const { sheet } = ground;
  const setApart = figuresOfOtherColumns(ground)
    .union(figuresSaidTwice(sheet, currency).again)
    .union(replacedFigures(sheet));
  const noPrices = new Set<Figure>(
    sheet.prices.filter(({ id }) => (figures[id] ?? 0) < NO_PRICE).map(({ amount }) => amount),
  );
  const explained = new Set<Figure>([...setApart].map(({ amount }) => amount));
  return sheet.lines.flatMap((line): Span[] => {
    const place = (at: number) => sheet.view.places[line.start + at] ?? text.length;
    const rowsAt = (figure: Figure) =>
      rows.filter(({ source }) => source.start < place(figure.end) && source.end > place(figure.start));
    const isFound = (sum: Amount) => rowsAt(sum).some(hasSum(sum));
    const bare = line.figures.filter(isBare).filter(isFound);
    const isRead = (figure: Figure) => {
      if (noPrices.has(figure) && isPlain(figure)) return true;
      if (explained.has(figure)) return line.figures.some((other) => rowsAt(other).length > 0);
      if (rowsAt(figure).length === 0) return false;
      if (isSum(figure)) return isFound(figure);
      return !isBare(figure) || isFound(figure) || !isLike(figure, bare);
    };
    const money = line.figures.filter(({ kind }) => kind !== 'duration');
    if (money.every(isRead)) return [];
    const [start, end] = [place(0), place(line.text.length)];
    return [{ start, end, text: text.slice(start, end) }];
  });
}

function isAmount(figure: Figure): figure is Amount {
  return figure.kind === 'amount' && !figure.isOld && !figure.isSurcharge;
}

function isSum(figure: Figure): figure is Amount {
  return isAmount(figure) && figure.currency !== null;
}

function isBare(figure: Figure): figure is Amount {
  return isAmount(figure) && figure.currency === null;
}

/** A number and nothing else: what has a currency, a unit or "from" beside it is money, whatever the weights say. */
function isPlain(figure: Figure): boolean {
  return isBare(figure) && !figure.isFrom && figure.unit === null && figure.valueTo === null;
}

/** Below this logit a bare number is a phone, an address or a year. */
const NO_PRICE = -5;

/** As large as a price of its line may be: a "2" between prices of hundreds is a count. */
function isLike({ value }: Amount, prices: readonly Amount[]): boolean {
  const values = prices.map((price) => price.value);
  return values.length > 1 && value * 2 >= Math.min(...values) && value <= 2 * Math.max(...values);
}

function hasSum({ value }: Amount): (row: ReadRow) => boolean {
  return ({ price, priceTo, derived }) => derived || price === value || priceTo === value;
}
