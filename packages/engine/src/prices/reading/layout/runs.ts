import type { Amount } from '../figures/figure.ts';
import { isEmptyLabel } from '../labels/label.ts';
import { labelAfter } from './piece-labels.ts';
import type { Item } from './split-items.ts';

export type Standing = { item: Item; amount: Amount };

/** Prices in a row with nothing but marks between them share one label. */
export function runAt(items: readonly Item[], at: number, line: string): Item[] {
  const run = items.slice(at, at + 1);
  for (let next = at + 1; next < items.length; next++) {
    const item = items[next];
    const before = items[next - 1];
    if (!item?.isBare || !before || isRaise(item) || isRaise(before)) break;
    const gap = line.slice(before.figure.end, item.figure.start);
    if (/\.\s/u.test(gap) || (before.figure.kind === 'amount' && before.figure.unit !== null)) break;
    const isThird = run.length >= 2 && /^\s*\/\s*$/u.test(gap);
    if (/^\s*[,/]\s*$/u.test(gap) && !isThird && hasNameOfItsOwn(item, items[next + 1])) break;
    run.push(item);
  }
  return run;
}

/** Drops prices that no longer hold ("statt 200", "1000 → 800"), figures below zero and prices for each kilometre. */
export function standingPrices(run: readonly Item[], line: string): Standing[] {
  const amounts = run.flatMap((item) =>
    item.figure.kind === 'amount' ? [{ item, amount: item.figure }] : [],
  );
  return amounts.filter(({ amount }, at) => {
    const next = amounts[at + 1];
    const isReplaced =
      next !== undefined && /^\s*(?:→|->|=>|➡️?|>)\s*$/u.test(line.slice(amount.end, next.amount.start));
    return !amount.isOld && !amount.isNegative && !isReplaced && !PER_DISTANCE.test(amount.unit ?? '');
  });
}

const PER_DISTANCE = /^(?:km|км|miles?|mi)$/iu;

function isRaise(item: Item): boolean {
  return item.figure.kind === 'factor' || item.figure.isSurcharge;
}

/** "15 euro, 20 if it's a van": the second price has its name behind it. */
function hasNameOfItsOwn(item: Item, next: Item | undefined): boolean {
  if (next?.isBare || /[/|]/u.test(item.post.text)) return false;
  return !isEmptyLabel(labelAfter(item.post.text, false, false));
}
