import type { Understanding } from '../../understanding/understand.ts';
import { areAlternatives } from '../basket/are-alternatives.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { PICK_OF_ALL } from '../wish/pick-words.data.ts';
import type { WishReading } from '../wish/read-wish.ts';
import { showCompared } from './compare-named.ts';

/** "What are bronze and platinum?": nobody buys two ranks of one thing for one car, so they are shown to choose from. */
export function offerTiers(
  draft: Draft,
  message: Understanding,
  context: Context,
  wish: WishReading,
): boolean {
  const { wished, isTouched } = wish;
  if (!isTouched || PICK_OF_ALL.test(message.text) || wished.some(({ car }) => car)) return false;
  const tiers = wished.filter((one) => wished.some((other) => areAlternatives(one.service, other.service)));
  if (tiers.length < 2) return false;
  const names = [...new Set(tiers.map(({ service }) => service))];
  draft.state = {
    ...draft.state,
    carType: wish.carType,
    compared: names,
    wished: wished.filter((one) => !tiers.includes(one)),
  };
  return showCompared(draft, context);
}
