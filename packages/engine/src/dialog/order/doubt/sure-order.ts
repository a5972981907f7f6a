import type { DialogState } from '../../../dialog-state.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import type { Context } from '../../context.ts';
import { isTapped } from '../../wish/is-tapped.ts';
import type { WishReading } from '../../wish/read-wish.ts';
import { areVersions } from '../are-versions.ts';
import { isPicked } from '../is-picked.ts';
import { isLeftToRules } from '../left-to-rules.ts';
import { namesOf } from '../line-names.ts';
import { pickedByPrice } from '../picked-by-price.ts';
import { areSameLines } from '../sets/rank-orders.ts';
import { standingOf } from '../standing.ts';
import { wishedAfter } from '../wished-after.ts';
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
  if (read.isAnswer || isTapped(message.text, state.asked) || revised.asides || revised.compared)
    return revised;
  const weighed = weighOrders(revised, read, message, { state, context });
  const [best] = weighed?.ranked ?? [];
  if (!weighed || !best || best.lines.size === 0 || areSameLines(best.lines, weighed.own)) return revised;
  if (best.p < SURE || best.p - (weighed.p ?? 0) < CLEARLY) return revised;
  const isAsStood = areSameLines(best.lines, weighed.heard.before.settled);
  const isFar = best.p >= BEYOND_DOUBT && best.p - (weighed.p ?? 0) >= FAR;
  if (isLeftToRules(read, message, state)) return revised;
  if (
    !isAsStood &&
    (isBarred(best.lines, weighed, message) || (!isFar && turns(best.lines, weighed, message)))
  )
    return revised;
  if (pickedByPrice(read, message, { state, context })) return revised;
  const { list, before } = weighed.heard;
  // Parts or services that are put to the client to choose from are chosen by nobody else.
  const isToChoose = revised.open.length > 0 || revised.wished.some(({ parts = [] }) => parts.length > 1);
  if (isToChoose && before.settled.size === 0) return revised;
  const isChanged = !areSameLines(best.lines, before.settled);
  const chosen = new Set([...best.lines].map((at) => list.lines[at]?.service));
  const others = read.wished.filter(({ service }) => !chosen.has(service));
  const wished = wishedAfter({ ...read, wished: others }, { wanted: best.lines, list, state, context });
  // What this car has no price for does not stand.
  const { settled } = standingOf(wished, [], {
    state: { ...state, car: message.car ?? state.car },
    context,
    list,
  });
  if (![...best.lines].every((at) => settled.has(at))) return revised;
  const { takenOut: _, openLines: __, ...rest } = revised;
  const gone = [...before.settled].filter((at) => !best.lines.has(at));
  return {
    ...rest,
    wished,
    ...(gone.length > 0 && { takenOut: namesOf(gone, list) }),
    open: [],
    isTouched: isChanged,
    isUnknown: revised.isUnknown && !isChanged,
    isPartUnknown: false,
    isJudged: true,
  };
}

/** It holds what the list has not for this or what was only asked about, or picks a film or part in silence. */
function isBarred(
  lines: ReadonlySet<number>,
  { heard, open }: Weighed,
  { text, intents }: Understanding,
): boolean {
  const { before, gaps, list } = heard;
  const fresh = [...lines].filter((at) => !before.settled.has(at));
  const isAsked = before.settled.size > 0 && text.includes('?') && !intents.has('add');
  if (isAsked || fresh.some((at) => gaps.has(at))) return true;
  const isVersion = (one: number, other: number) => areVersions(list.lines[one], list.lines[other]);
  if (fresh.some((at) => [...lines].some((other) => isVersion(at, other)))) return true;
  return isPicked(lines, { heard, open });
}

/** It takes something out, or the message turns something round: that has to be far surer than what was read. */
function turns(
  lines: ReadonlySet<number>,
  { heard: { before }, own }: Weighed,
  { denied, intents, isInsideOut }: Understanding,
): boolean {
  const isFirst = before.settled.size === 0;
  const isLess = [...before.settled, ...(isFirst ? own : [])].some((at) => !lines.has(at));
  return isLess || denied.length > 0 || intents.has('instead') || isInsideOut;
}

const SURE = 0.5;
const BEYOND_DOUBT = 0.7;
const FAR = 0.3;
const CLEARLY = 0.05;
