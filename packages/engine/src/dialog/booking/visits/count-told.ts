import type { WishedService } from '../../../dialog-state.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import { splitWords } from '../../../words/split-words.ts';
import { numberIn } from '../../order/counts/said-numbers.ts';
import { narrowWishes } from '../../wish/narrow-wish.ts';
import type { VisitsOf } from './of-visit.ts';

/**
 * "Two panes, so 600": a number and a sum beside it that one line of the offer comes to, or that the whole of it would
 * come to. Null where they prove no other number than the one that was put.
 */
export function countTold(
  { text, amounts }: Understanding,
  { state, context }: VisitsOf,
): WishedService[] | null {
  const numbers = new Set(splitWords(text).flatMap((word) => numberIn(word) ?? []));
  if (amounts.length === 0 || numbers.size === 0) return null;
  const lines = narrowWishes(state, context).flatMap(({ wish, found }) =>
    found.kind === 'row' ? [{ wish, count: wish.count ?? 1, price: found.row.price }] : [],
  );
  const total = lines.reduce((sum, { count, price }) => sum + count * price, 0);
  const proved = lines.flatMap(({ wish, count, price }) =>
    [...numbers]
      .filter((number) => number !== count)
      .filter(
        (number) => amounts.includes(number * price) || amounts.includes(total + (number - count) * price),
      )
      .map((number) => ({ wish, number })),
  );
  const [told, ...more] = proved;
  if (!told || more.length > 0) return null;
  return lines.map(({ wish }) => (wish === told.wish ? { ...wish, count: told.number } : wish));
}
