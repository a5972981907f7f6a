import type { DialogState, WishedService } from '../../../dialog-state.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import type { Context } from '../../context.ts';
import { isTapped } from '../../wish/is-tapped.ts';
import type { WishReading } from '../../wish/read-wish.ts';
import { areVersions } from '../are-versions.ts';
import { CALLED } from '../bounds.ts';
import { bundlesOf } from '../bundles/find-bundles.ts';
import { shownAtFirst } from '../compared-at-first.ts';
import { judgeLines } from '../judge-lines.ts';
import { bringsBack, saysAllRound, WITHOUT } from '../left-to-rules.ts';
import type { Heard } from '../line-signs.ts';
import { keyOfLine, type ListLines } from '../list-lines.ts';
import { areSameLines } from '../sets/rank-orders.ts';
import type { RankedOrder } from '../sets/rank-sets.ts';
import type { TurnWord } from '../turn-words.data.ts';
import { wishForLine } from '../wish-for-line.ts';
import { weighOrders } from './weigh-orders.ts';

/**
 * An order that is more likely wrong than right is not told as if it were sure: the few things it may be are put to the
 * client, and what was made of it stands until then.
 */
export function withDoubt(
  revised: WishReading,
  read: WishReading,
  message: Understanding,
  { state, context }: { state: DialogState; context: Context },
): WishReading {
  // Nobody is asked the same twice in a row, and who asks or agrees is not asked back.
  if (
    state.asked?.kind === 'order' ||
    isTapped(message.text, state.asked) ||
    isAboutElse(revised, message, state)
  )
    return revised;
  const weighed = weighOrders(revised, read, message, { state, context });
  if (!weighed || weighed.open.size > 0 || weighed.p === null) return revised;
  const { heard, ranked, own, p } = weighed;
  // All the parts of a thing were worked out from the list, and what was called by its name is no riddle.
  const fresh = [...own].filter((at) => !heard.before.settled.has(at));
  const isMore = [...heard.before.settled].every((at) => own.has(at));
  const least = isMore ? WHOLLY_SAID : CALLED;
  const isCalled = fresh.length > 0 && fresh.every((at) => (heard.fits.get(at) ?? 0) >= least);
  if (isCalled || areManyParts(own, heard.list) || isPlainEdit(read, message, state)) return revised;
  const [best] = ranked;
  // "What is the difference, and what is each?" wants nothing yet: what is asked about is shown, and is no riddle.
  if (best?.lines.size === 0 && best.p >= ONLY_ASKED)
    return { ...revised, ...shownAtFirst(judgeLines(heard), heard) };
  const isChanged = !areSameLines(own, heard.before.settled);
  if (p >= (isChanged && heard.before.settled.size > 0 ? LIKELY_CHANGE : LIKELY)) return revised;
  const isSold = ({ lines }: RankedOrder) =>
    lines.size > 0 &&
    !holdsVersions(lines, heard.list) &&
    [...lines].every((at) => heard.before.settled.has(at) || !heard.gaps.has(at));
  // "Without the wash" asks for none.
  const isDenying = message.denied.length > 0 || WITHOUT.test(message.text);
  const isLess = ({ lines }: RankedOrder) =>
    [...lines].every((at) => own.has(at) || heard.before.settled.has(at));
  const others = ranked.filter(
    (one) =>
      isSold(one) &&
      one.p >= WORTH &&
      !areSameLines(one.lines, own) &&
      (!isDenying || isLess(one)) &&
      (isDenying || isTold(one.lines, own, heard)),
  );
  const mine = { lines: own, p };
  const shown = [...(isSold(mine) ? [mine] : []), ...others]
    .toSorted((one, other) => other.p - one.p)
    .slice(0, MOST);
  if (shown.length < 2) return revised;
  const { lines } = heard.list;
  const wishOf = (at: number): WishedService[] => {
    const line = lines[at];
    const known = line && state.wished.find((one) => keyOfLine(one) === keyOfLine(line));
    return line ? [known ?? wishForLine(line, heard.list)] : [];
  };
  return { ...revised, doubt: shown.map((one) => [...one.lines].flatMap(wishOf)) };
}

/** Something speaks for what would come to it, and some word takes out what would go. */
function isTold(
  lines: ReadonlySet<number>,
  own: ReadonlySet<number>,
  { before, faced, words }: Heard,
): boolean {
  if (before.settled.size === 0) return true;
  const isSpoken = (at: number) => faced.get(at)?.evidence.some((told) => told > 0) === true;
  const isTurned = words.turns.some((kinds) => [...kinds].some((kind) => TAKING_OUT.has(kind)));
  const gone = [...before.settled].filter((at) => own.has(at) && !lines.has(at));
  const fresh = [...lines].filter((at) => !own.has(at));
  return fresh.length > 0 ? fresh.some(isSpoken) : gone.length === 0 || isTurned;
}

const TAKING_OUT: ReadonlySet<TurnWord> = new Set<TurnWord>([
  ...([
    'not',
    'only',
    'instead',
    'stay',
    'enough',
    'mean',
    'wrong',
    'again',
    'back',
    'one',
    'missing',
  ] as const),
]);

/** "Without the roof", "with the wash after all", "all round", "inside and out": the rules know what is meant. */
function isPlainEdit(
  read: WishReading,
  { rest, denied, isInsideOut, intents, text }: Understanding,
  state: DialogState,
): boolean {
  // "Only the X5, a hand wash": what is told to be all is all.
  const isAll = intents.has('only') && !intents.has('add') && !text.includes('?');
  const isFirstDenied = state.wished.length === 0 && denied.length > 0;
  return (
    read.isLess === true ||
    isAll ||
    isFirstDenied ||
    saysAllRound(rest) ||
    isInsideOut ||
    bringsBack(read, state)
  );
}

/** Two films of a part, two ranks of a job, a whole beside its parts: nobody takes both. */
function holdsVersions(places: ReadonlySet<number>, list: ListLines): boolean {
  const own = [...places].flatMap((at) => list.lines[at] ?? []);
  const bundles = bundlesOf(list);
  const isBundled = [...places].some((at) =>
    [...(bundles.get(at)?.held ?? [])].some((one) => places.has(one)),
  );
  return isBundled || own.some((one, at) => own.slice(at + 1).some((other) => areVersions(one, other)));
}

function areManyParts(places: ReadonlySet<number>, { lines }: ListLines): boolean {
  const services = [...places].flatMap((at) => lines[at]?.service ?? []);
  return services.length > new Set(services).size + 1;
}

/** A yes, a time or a question beside an order that stays says nothing of the order. */
function isAboutElse(
  { isTouched, isUnknown, compared, asides, open, openLines = [] }: WishReading,
  { intents, text, times }: Understanding,
  { slot, change, wished }: DialogState,
): boolean {
  if (isUnknown || compared || asides || open.length + openLines.length > 0 || change) return true;
  const isElse = slot !== null || times.reading !== null || intents.has('yes') || text.includes('?');
  return !isTouched && wished.length > 0 && isElse;
}

const WHOLLY_SAID = 0.85;
const LIKELY = 0.6;
const LIKELY_CHANGE = 0.55;
const ONLY_ASKED = 0.6;
const WORTH = 0.08;
const MOST = 3;
