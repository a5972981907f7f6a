import type { DialogState } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { judgeByCar } from '../basket/cars/judge-by-car.ts';
import type { Context } from '../context.ts';
import { newDraft } from '../draft.ts';
import { proposeWish } from '../wish/propose-wish.ts';
import type { WishReading } from '../wish/read-wish.ts';
import { reviseWish } from './revise-wish.ts';

/** What the words of a message make of the order, what is judged of it, and the memory with what was learned of cars. */
export type JudgedMessage = { proposed: WishReading; revised: WishReading; state: DialogState };

/** Several ask what a message makes of the order before it is taken: it is worked out once. */
export function judgeMessage(state: DialogState, message: Understanding, context: Context): JudgedMessage {
  const known = KNOWN.get(message);
  if (known && known.before === state && known.context === context) return known.judged;
  const byCar = judgeByCar(state, message, context, (...one) => judgeOne(...one).revised);
  const judged = byCar ? { ...byCar, proposed: byCar.revised } : judgeOne(state, message, context);
  KNOWN.set(message, { before: state, context, judged });
  return judged;
}

/** A message about one car. */
function judgeOne(state: DialogState, message: Understanding, context: Context): JudgedMessage {
  const draft = newDraft(state);
  const proposed = proposeWish(draft, message, context);
  const revised = reviseWish(proposed, message, { state, context });
  return { proposed, revised, state: draft.state };
}

const KNOWN = new WeakMap<Understanding, { before: DialogState; context: Context; judged: JudgedMessage }>();
