import type { DialogState } from '../../../dialog-state.ts';
import type { PriceRow } from '../../../facts.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import type { Context } from '../../context.ts';
import { isTapped } from '../../wish/is-tapped.ts';
import type { WishReading } from '../../wish/read-wish.ts';
import { judgeLines } from '../judge-lines.ts';
import { asksOf, isBareQuestion } from '../left-to-rules.ts';
import { namesOf } from '../line-names.ts';
import { pickedByPrice } from '../picked-by-price.ts';
import { areSameLines } from '../sets/rank-orders.ts';
import { standingOf } from '../standing.ts';
import { wishedAfter } from '../wished-after.ts';
import { isAboutSum, isBarred } from './is-barred.ts';
import { type Weighed, weighOrders } from './weigh-orders.ts';

/**
 * The judgement of the whole is the last word: on lists that nobody has seen it is right more often than what is made
 * of the message step by step. What the list has no price for is never taken, whatever was learned; what is only asked
 * about stays a question.
 */
export function withSureOrder(
  revised: WishReading,
  read: WishReading,
  message: Understanding,
  { state, context }: { state: DialogState; context: Context },
): WishReading {
  if (isTapped(message.text, state.asked)) return revised;
  const weighed = weighOrders(revised, read, message, { state, context });
  const [best] = weighed?.ranked ?? [];
  if (!weighed || !best || best.lines.size === 0 || areSameLines(best.lines, weighed.own)) return revised;
  if (best.p < SURE || best.p - (weighed.p ?? 0) < CLEARLY) return revised;
  const { list, before } = weighed.heard;
  // "And the headlights?" changes nothing of what stands.
  const isAsked = before.settled.size > 0 && isBareQuestion(message.text);
  const wanted = isAsked ? before.settled : best.lines;
  const isAsStood = areSameLines(wanted, before.settled);
  const isOther = isAsStood
    ? isToldOtherwise(weighed, { message, state })
    : isBarred(wanted, weighed, { read, message, state });
  if (isOther || revised.compared !== undefined) return revised;
  const asked = isAsStood ? askedRows(best.lines, weighed, message) : [];
  // "And the rear?" of which the film is open is put to the client to choose.
  if (isAsked && asked.length === 0 && weighed.open.size > 0) return revised;
  if (pickedByPrice(read, message, { state, context })) return revised;
  const chosen = new Set([...wanted].map((at) => list.lines[at]?.service));
  const others = read.wished.filter(({ service }) => !chosen.has(service));
  const wished = wishedAfter({ ...read, wished: others }, { wanted, list, state, context });
  // What this car has no price for does not stand.
  const { settled } = standingOf(wished, [], {
    state: { ...state, car: message.car ?? state.car },
    context,
    list,
  });
  if (![...wanted].every((at) => settled.has(at))) return revised;
  const { takenOut, openLines: _, asides: __, compared: ___, ...rest } = revised;
  const gone = [...before.settled].filter((at) => !wanted.has(at));
  return {
    ...rest,
    wished,
    ...(gone.length > 0
      ? { takenOut: namesOf(gone, list) }
      : before.settled.size === 0 && takenOut && { takenOut }),
    open: [],
    isTouched: !isAsStood,
    isUnknown: revised.isUnknown && isAsStood,
    isPartUnknown: false,
    isJudged: true,
    ...(asked.length > 0 && { asides: asked }),
  };
}

/** Beside an order that stays, something is measured against it, asked before the last yes, or named and left open. */
function isToldOtherwise(
  { heard, open }: Weighed,
  { message: { intents, text }, state }: { message: Understanding; state: DialogState },
): boolean {
  const isMeasured = text.includes('?') && (intents.has('difference') || intents.has('cheaper'));
  const isLeftOpen = !text.includes('?') && [...open].some((at) => !heard.before.open.has(at));
  return isMeasured || isLeftOpen || isAboutSum(text, intents, state);
}

/** What only its price is asked of, beside an order that stays. */
function askedRows(likely: ReadonlySet<number>, { heard, own }: Weighed, message: Understanding): PriceRow[] {
  const isNamed = (at: number) => asksOf(message) && (own.has(at) || likely.has(at));
  return judgeLines(heard)
    .filter(
      ({ at, shown }) =>
        !heard.before.settled.has(at) && !heard.gaps.has(at) && (shown > SHOWN || isNamed(at)),
    )
    .flatMap(({ at }) => heard.list.lines[at]?.rows ?? []);
}

const SURE = 0.5;
const CLEARLY = 0.05;
const SHOWN = 0.6;
