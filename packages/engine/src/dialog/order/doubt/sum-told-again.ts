import type { DialogState } from '../../../dialog-state.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import { namesGoods } from '../../basket/edit-basket.ts';
import type { Context } from '../../context.ts';
import type { WishReading } from '../../wish/read-wish.ts';
import { wholeWish } from '../../wish/whole-wish.ts';
import { sumOf } from './read-order-answer.ts';
import { isSumOf, sumsSaid } from './sum-said.ts';

/** "Front, screen, rear and the old film off, 21 in all, right": whoever tells the whole order by its sum changes nothing. */
export function sumToldAgain(
  { text, intents, acts, denied, cars, times }: Understanding,
  state: DialogState,
  context: Context,
): WishReading | null {
  if (state.wished.length < 2 || state.booked || cars.length > 1) return null;
  // "260 sounds ok" agrees to the sum, whatever else costs as much.
  const isOfSum = intents.has('together') || (state.asked !== null && !namesGoods(text));
  if (!isOfSum) return null;
  const isChanging = ['drop', 'add', 'change'].some((act) => acts.has(act)) || denied.some(namesGoods);
  if (isChanging || intents.has('instead') || intents.has('haggle')) return null;
  if (times.reading?.isDayNamed && intents.has('together')) return null;
  const total = sumOf(state.wished, state, context);
  const [sum, ...others] = sumsSaid(text);
  if (!sum || others.length > 0 || !isSumOf(total, sum)) return null;
  return { ...wholeWish(state.wished, state), isTouched: false };
}
