import type { DialogState, WishedService } from '../../dialog-state.ts';
import { readMessage } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { isCyrillic } from '../../words/is-cyrillic.ts';
import type { Context } from '../context.ts';
import { ASKS_CHEAPER } from '../offers/what-if-words.data.ts';
import { isTapped } from '../wish/is-tapped.ts';
import type { WishReading } from '../wish/read-wish.ts';

/** What was booked is changed by rules of its own, and so is what is asked while a booking waits for its yes. */
export function isLeftToRules(
  wish: WishReading,
  { intents, text, denied, acts }: Understanding,
  state: DialogState,
): boolean {
  if (state.booked || bringsBack(wish, state) || asksBeforeYes({ intents, text }, state)) return true;
  if (wish.isAnswer === true && isTapped(text, state.asked)) return true;
  // "Leave the wheels out, it gets too dear" gives a reason for what is judged.
  const isReason = (denied.length > 0 || acts.has('drop')) && !text.includes('?') && !ASKS_CHEAPER.test(text);
  const isCheaper = intents.has('cheaper') && !isReason;
  const isDegree = isCheaper || intents.has('difference') || isBareQuestion(text);
  return isDegree || (wish.isAnswer === true && text.trim().split(/\s+/u).length <= SHORT_ANSWER);
}

/** While the summary waits for its yes, what is asked beside it is only asked. */
export function asksBeforeYes(
  { intents, text }: Pick<Understanding, 'intents' | 'text'>,
  { slot }: DialogState,
): boolean {
  if (slot === null || intents.has('add')) return false;
  return (intents.has('price') && !intents.has('instead') && !intents.has('together')) || text.includes('?');
}

/** "And headlights?", "is there a cheaper one?": what is asked for is priced, and nothing is ordered. */
export function asksOf({ intents, text }: Understanding): boolean {
  const isDegree = intents.has('cheaper') || intents.has('difference');
  return isBareQuestion(text) || (isDegree && text.includes('?'));
}

/** It asks for a price by itself. */
export function isBareQuestion(text: string): boolean {
  return AND_THIS.test(text) && text.trim().split(/\s+/u).length <= SHORT_QUESTION;
}

/** "With the wash after all": the rules know what was left out. */
export function bringsBack({ wished }: WishReading, { leftOut = [], wished: before }: DialogState): boolean {
  const isIn = (some: readonly WishedService[], { service, zone }: WishedService) =>
    some.some((one) => one.service === service && one.zone === zone);
  return wished.some((one) => isIn(leftOut, one) && !isIn(before, one));
}

const SHORT_ANSWER = 3;
const SHORT_QUESTION = 4;

/** "And headlights?" asks for a price by itself. */
const AND_THIS = /^\s*(?:and|und|а|і|и|what about|how about|was ist mit)\s[^?.!,]+\?\s*$/iu;

/** A list in other letters has no word in common with the message: its meanings are all there is to go by. */
export function isOfOtherScript({ rest }: Understanding, { studio }: Context): boolean {
  const said = rest.match(/\p{L}{3,}/gu) ?? [];
  const scripts = new Set(said.map(isCyrillic));
  return (
    scripts.size === 1 &&
    !studio.rows.some(({ service, zone, material }) =>
      [service, zone, material].some((name) => name !== null && scripts.has(isCyrillic(name))),
    )
  );
}

/** Several cars have wishes of their own, which lines of the list can't tell apart. */
export function isOfSeveralCars(
  wish: WishReading,
  { cars, byCar }: Understanding,
  state: DialogState,
): boolean {
  const all = [...wish.wished, ...state.wished, ...(state.later ?? [])];
  return cars.length > 1 || byCar.length > 1 || all.some(({ car }) => car !== undefined);
}

/** All panes of a car are what the list has of them. */
export function saysAllRound(rest: string): boolean {
  const { concepts } = readMessage(rest);
  return concepts.has('all_round') || (concepts.has('full') && concepts.has('glass'));
}

/** "And without the wash?" asks for the sum of the rest. */
export const WITHOUT = /(?<!\p{L})(?:without|w\/o|minus|ohne|без)(?!\p{L})/iu;
