import type { DialogState } from '../../../dialog-state.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import type { Context } from '../../context.ts';
import { isTapped } from '../../wish/is-tapped.ts';
import type { WishReading } from '../../wish/read-wish.ts';
import { areVersions } from '../are-versions.ts';
import { isLeftToRules } from '../left-to-rules.ts';
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
  if (isLeftToRules(read, message, state) || (!isAsStood && isBarred(best.lines, weighed, message)))
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
  return {
    ...rest,
    wished,
    open: [],
    isTouched: isChanged,
    isUnknown: revised.isUnknown && !isChanged,
    isPartUnknown: false,
    isJudged: true,
  };
}

/**
 * It holds what the list has not for this, takes something out or what was only asked about, or picks a film or part
 * in silence.
 */
function isBarred(
  lines: ReadonlySet<number>,
  { heard, open, own }: Weighed,
  { text, denied, intents, isInsideOut }: Understanding,
): boolean {
  const { before, gaps, list } = heard;
  const fresh = [...lines].filter((at) => !before.settled.has(at));
  const isFirst = before.settled.size === 0;
  const isLess = [...before.settled, ...(isFirst ? own : [])].some((at) => !lines.has(at));
  const isAsked = !isFirst && text.includes('?') && !intents.has('add');
  const isTurned = denied.length > 0 || intents.has('instead') || isInsideOut;
  if (isLess || isAsked || isTurned || fresh.some((at) => gaps.has(at))) return true;
  const isVersion = (one: number, other: number) => areVersions(list.lines[one], list.lines[other]);
  if (fresh.some((at) => [...lines].some((other) => isVersion(at, other)))) return true;
  return isFirst && fresh.some((at) => isPick(at, lines, { heard, open }));
}

/** Nothing was said that tells it from another that fits: which of them it is has to be asked. */
function isPick(
  at: number,
  lines: ReadonlySet<number>,
  { heard: { proposed, faced, fits, list }, open }: Pick<Weighed, 'heard' | 'open'>,
): boolean {
  const rivals = new Set([...proposed.open, ...open]);
  const told = (place: number, word: number) => faced.get(place)?.evidence[word] ?? 0;
  const isToldFrom = (other: number) =>
    list.lines[other]?.zone === list.lines[at]?.zone &&
    (fits.get(other) ?? 0) < (fits.get(at) ?? 0) - CLEARLY &&
    faced.get(at)?.evidence.some((weight, word) => weight > told(other, word) + CLEARLY) === true;
  return rivals.has(at) && [...rivals].some((other) => !lines.has(other) && !isToldFrom(other));
}

const SURE = 0.5;
const CLEARLY = 0.05;
