import type { DialogState, WishedService } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { CorrectedWish } from '../wish/correct-wish.ts';
import { isSameWish } from '../wish/join-wish.ts';
import type { WishReading } from '../wish/read-wish.ts';
import type { BasketEdit } from './edit-basket.ts';

/** A message about a wish that stands, and how the rest of it is read. */
type Reader = {
  message: Understanding;
  state: DialogState;
  read: (message: Understanding, state: DialogState) => WishReading;
};

/** What is left of a wish, and what the other words of the message put on top of it. */
export function readEdited(
  { kept, takenOut, rest }: BasketEdit,
  { message, state, read }: Reader,
): WishReading {
  const before = { ...state, wished: kept };
  const further =
    rest.trim() === ''
      ? null
      : read(
          { ...message, text: rest, rest, denied: [], intents: new Set([...message.intents, 'add']) },
          { ...before, asked: null },
        );
  const added = further?.isTouched ? further.wished.filter((one) => !isTakenOut(one, kept, state)) : [];
  const wished = [...kept.filter((one) => !added.some((other) => isSameWish(one, other))), ...added];
  return {
    wished,
    carType: state.carType,
    isTouched: true,
    open: further?.open ?? [],
    isUnknown: false,
    isPartUnknown: further?.isPartUnknown ?? false,
    isLess: takenOut.length > 0 && wished.length <= kept.length,
    takenOut,
  };
}

/** "Not the roof, just the rear windows": what is asked for in its place is another job. */
export function readInstead(
  { wished, takenOut }: CorrectedWish,
  rest: string,
  { message, state, read }: Reader,
): WishReading {
  const asking = { ...message, rest, denied: [] };
  const further = read(asking, { ...state, wished: [], asked: null });
  const kept = message.intents.has('only') ? [] : wished;
  const added = further.wished.filter((one) => !isTakenOut(one, wished, state));
  return { ...further, wished: [...kept, ...added], isTouched: true, takenOut };
}

/** What a message takes out does not come back by its other words. */
function isTakenOut(one: WishedService, kept: readonly WishedService[], { wished }: DialogState): boolean {
  const isIn = (among: readonly WishedService[]) =>
    among.some(
      (other) => isSameWish(one, other) && other.zone === one.zone && other.material === one.material,
    );
  return isIn(wished) && !isIn(kept);
}
