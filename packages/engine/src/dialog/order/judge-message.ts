import type { DialogState } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import { takenBeside } from '../asides/take-beside.ts';
import { orderBefore } from '../basket/as-before.ts';
import { judgeByCar } from '../basket/cars/judge-by-car.ts';
import { countCorrected } from '../basket/correct-count.ts';
import { otherVersion } from '../basket/other-version.ts';
import type { Context } from '../context.ts';
import { newDraft } from '../draft.ts';
import { proposeWish } from '../wish/propose-wish.ts';
import type { WishReading } from '../wish/read-wish.ts';
import { numberIn } from './counts/said-numbers.ts';
import { keyOfLine } from './list-lines.ts';
import { reviseWish } from './revise-wish.ts';

/** What the words of a message make of the order, what is judged of it, and the memory with what was learned of cars. */
export type JudgedMessage = { proposed: WishReading; revised: WishReading; state: DialogState };

/** Several ask what a message makes of the order before it is taken: it is worked out once. */
export function judgeMessage(state: DialogState, message: Understanding, context: Context): JudgedMessage {
  const known = KNOWN.get(message);
  if (known && known.before === state && known.context === context) return known.judged;
  const before =
    orderBefore(message, state, context) ??
    takenBeside(message, state, context) ??
    countCorrected(message, state) ??
    otherVersion(message, state, context);
  if (before) {
    const judged = { proposed: before, revised: before, state };
    KNOWN.set(message, { before: state, context, judged });
    return judged;
  }
  const byCar = judgeByCar(state, message, context, (...one) => judgeOne(...one).revised);
  const judged = byCar ? { ...byCar, proposed: byCar.revised } : judgeOne(state, message, context);
  KNOWN.set(message, { before: state, context, judged });
  return judged;
}

/** A message about one car. */
function judgeOne(state: DialogState, message: Understanding, context: Context): JudgedMessage {
  const draft = newDraft(state);
  const proposed = proposeWish(draft, message, context);
  const judged = reviseWish(proposed, message, { state, context });
  // Where the judgement changes nothing or is in doubt, what the client told to be all is all.
  const isOpen = judged.doubt !== undefined || !judged.isTouched;
  const isTold = isOpen && leavesOnly(proposed, message, state);
  const revised = isTold ? { ...proposed, isJudged: true } : judged;
  return { proposed, revised, state: draft.state };
}

/** "Only the wash and the ozone then": what is told to be all, of what stood, is all. */
function leavesOnly(
  { wished, open, isTouched }: WishReading,
  { intents, text }: Understanding,
  { wished: before, booked }: DialogState,
): boolean {
  if (!intents.has('only') || intents.has('add') || text.includes('?') || booked || open.length > 0)
    return false;
  // "I only have one bumper" counts.
  if (splitWords(text).some((word) => numberIn(word) !== null)) return false;
  const known = new Set(before.map(keyOfLine));
  const isPart = wished.length > 0 && wished.length < before.length;
  return isTouched && isPart && wished.every((one) => known.has(keyOfLine(one)));
}

const KNOWN = new WeakMap<Understanding, { before: DialogState; context: Context; judged: JudgedMessage }>();
