import type { DialogState } from '../../dialog-state.ts';
import { findIntents } from '../../understanding/find-intents.ts';
import { type Understanding, understand } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import { takenBeside } from '../asides/take-beside.ts';
import { orderBefore } from '../basket/as-before.ts';
import { judgeByCar } from '../basket/cars/judge-by-car.ts';
import { countCorrected } from '../basket/correct-count.ts';
import { namesGoods } from '../basket/edit-basket.ts';
import { otherVersion } from '../basket/other-version.ts';
import type { Context } from '../context.ts';
import { newDraft } from '../draft.ts';
import { IF } from '../offers/what-if-words.data.ts';
import { proposeWish } from '../wish/propose-wish.ts';
import type { WishReading } from '../wish/read-wish.ts';
import { areSameWishes } from '../wish/same-wishes.ts';
import { numberIn } from './counts/said-numbers.ts';
import { sumToldAgain } from './doubt/sum-told-again.ts';
import { hearLines } from './hear-lines.ts';
import { supposes } from './judge-lines.ts';
import { keptBesideDenied } from './kept-beside-denied.ts';
import { keptByAnswer } from './kept-by-answer.ts';
import { keptUnspoken } from './kept-unspoken.ts';
import { keyOfLine } from './list-lines.ts';
import { reviseWish } from './revise-wish.ts';
import { withFirstJobs } from './with-first-jobs.ts';
import { withToldChoices } from './with-told-choices.ts';

/** What the words of a message make of the order, what is judged of it, and the memory with what was learned of cars. */
export type JudgedMessage = { proposed: WishReading; revised: WishReading; state: DialogState };

/** Several ask what a message makes of the order before it is taken: it is worked out once. */
export function judgeMessage(state: DialogState, message: Understanding, context: Context): JudgedMessage {
  const known = KNOWN.get(message);
  if (known && known.before === state && known.context === context) return known.judged;
  const before = toldByMemory(message, state, context);
  if (before) {
    const judged = { proposed: before, revised: before, state };
    KNOWN.set(message, { before: state, context, judged });
    return judged;
  }
  const byCar = judgeByCar(state, message, context, (...one) => judgeOne(...one).revised);
  const one = byCar ? { ...byCar, proposed: byCar.revised } : judgeOne(state, message, context);
  const told = withToldChoices(one.revised, message, { state, context });
  const judged = { ...one, revised: withFirstJobs(told, message.text, state) };
  KNOWN.set(message, { before: state, context, judged });
  return judged;
}

/** "As before", "that too", "only one of them": what was said in this talk tells what is meant, and no line has to be judged. */
export function toldByMemory(
  message: Understanding,
  state: DialogState,
  context: Context,
): WishReading | null {
  return (
    keptByAnswer(message, state) ??
    orderBefore(message, state, context) ??
    takenBeside(message, state, context) ??
    countCorrected(message, state) ??
    otherVersion(message, state, context) ??
    sumToldAgain(message, state, context) ??
    keptUnspoken(message, state, context)
  );
}

/** A message about one car. */
function judgeOne(state: DialogState, message: Understanding, context: Context): JudgedMessage {
  const draft = newDraft(state);
  const proposed = proposeWish(draft, message, context);
  const judged = keptBesideDenied(reviseWish(proposed, message, { state, context }), message, state);
  // Where the judgement changes nothing or is in doubt, what the client told to be all is all.
  const isOpen =
    judged.doubt !== undefined || !judged.isTouched || areSameWishes(judged.wished, state.wished);
  const isTold = isOpen && leavesOnly(proposed, message, state);
  const supposed = isOpen && !isTold ? asSupposed(proposed, message, { state, context }) : null;
  const revised = isTold ? { ...proposed, isJudged: true } : (supposed ?? judged);
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
  // What is all for one of several cars is not all.
  if (before.some(({ car }) => car !== undefined)) return false;
  const isPart = wished.length > 0 && wished.length < before.length;
  return isTouched && isPart && wished.every((one) => known.has(keyOfLine(one)));
}

/** "And without the wash?": what is supposed changes nothing, and is told as its words put it, or as if it were wanted. */
function asSupposed(
  proposed: WishReading,
  message: Understanding,
  { state, context }: { state: DialogState; context: Context },
): WishReading | null {
  const { text, intents } = message;
  if (state.wished.length === 0 || state.booked || intents.has('cheaper') || !IF.test(text)) return null;
  if (!supposes(hearLines(proposed, message, { state, context }))) return null;
  if (proposed.isTouched && proposed.open.length === 0) return { ...proposed, isJudged: true };
  const { now, studio } = context;
  const told = understand(asIfTold(text), {
    now,
    timezone: studio.timezone,
    language: state.language,
    isNameAsked: false,
  });
  const read = proposeWish(newDraft(state), told, context);
  // What is only supposed is told with its sum and put to the client: no doubt has to be asked about first.
  const { doubt: _, ...wanted } = reviseWish(read, told, { state, context });
  return wanted.isTouched && wanted.open.length === 0 ? wanted : null;
}

/** "And if the polish instead of the wash, what would that be?" without its "if" and without what is asked of it. */
function asIfTold(text: string): string {
  const clauses = text.replace(IF, ' ').split(/[,;?!]|\.(?!\d)/u);
  return clauses
    .filter((one) => namesGoods(one) || !findIntents(one).has('price'))
    .join(', ')
    .trim();
}

const KNOWN = new WeakMap<Understanding, { before: DialogState; context: Context; judged: JudgedMessage }>();
