import type { DialogState, WishedService } from '../../dialog-state.ts';
import type { WishReading } from './read-wish.ts';

/** Just this is wanted from now on: nothing of it is open, unknown or to be judged once more. */
export function wholeWish(wished: WishedService[], { carType }: Pick<DialogState, 'carType'>): WishReading {
  return {
    wished,
    carType,
    isTouched: true,
    open: [],
    isUnknown: false,
    isPartUnknown: false,
    isJudged: true,
  };
}
