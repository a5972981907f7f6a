import type { Car } from '../../cars/index.ts';
import type { DialogState } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { forEachCar } from '../basket/each-car.ts';
import type { Context } from '../context.ts';
import { narrowWishes } from '../wish/narrow-wish.ts';
import type { WishReading } from '../wish/read-wish.ts';
import { askedBeside, withAskedBeside } from './asked-beside.ts';
import type { Said } from './bounds.ts';
import { takeBundles } from './bundles/take-bundles.ts';
import { withoutDouble } from './bundles/without-double.ts';
import { comparedAtFirst, shownAtFirst } from './compared-at-first.ts';
import { withDoubt } from './doubt/in-doubt.ts';
import { readOrderAnswer } from './doubt/read-order-answer.ts';
import { withSureOrder } from './doubt/sure-order.ts';
import { hearLines } from './hear-lines.ts';
import { isPicked } from './is-picked.ts';
import { withLeftJobs } from './jobs/with-left-jobs.ts';
import { judgeLines } from './judge-lines.ts';
import { keepPriced } from './keep-priced.ts';
import { leftNamed } from './left-named.ts';
import { isLeftToRules, isOfOtherScript, isOfSeveralCars, saysAllRound, WITHOUT } from './left-to-rules.ts';
import { asCalled, likelyTogether } from './likely-together.ts';
import { namesOf } from './line-names.ts';
import type { Heard } from './line-signs.ts';
import { keyOfLine, type Line } from './list-lines.ts';
import { onlyThese } from './only-these.ts';
import { bindFilms } from './parts/bind-films.ts';
import { withBoundFilms } from './parts/with-bound-films.ts';
import { isAsComposed, withParts } from './parts/with-parts.ts';
import { pickedByPrice } from './picked-by-price.ts';
import { isSetWith, withoutReplaced } from './replaced-lines.ts';
import { swappedLines } from './swapped-lines.ts';
import { wishForLine } from './wish-for-line.ts';
import { wishedAfter } from './wished-after.ts';
import { withNamedFilm } from './with-named-film.ts';
import { withoutDenied } from './without-denied.ts';
import { withoutUnmeant } from './without-unmeant.ts';

/**
 * What the rules propose is one opinion among many: every line of the list is judged by all that speaks for it, and
 * what is wanted after the message is what the judgement says.
 */
export function reviseWish(
  proposed: WishReading,
  message: Understanding,
  { state, context }: { state: DialogState; context: Context },
): WishReading {
  const read = withNamedFilm(proposed, message, { state, context });
  const wish = withoutUnmeant(read, message, { state, context });
  const answered = readOrderAnswer(message, state, context);
  if (answered && !bindFilms(hearLines(wish, message, { state, context }), message)) return answered;
  const sure = withSureOrder(revised(wish, message, { state, context }), wish, message, { state, context });
  const bound = withBoundFilms(sure, wish, message, { state, context });
  const judged = bound ?? withParts(sure, wish, message, { state, context });
  const priced = keepPriced(judged, message, { state, context });
  const { wish: kept, isFound } = withLeftJobs(priced, wish, message, { state, context });
  const single = withoutDouble(kept, wish, message, { state, context });
  const bundled = takeBundles(single, message, { state, context });
  // What the prices of the list prove is not doubted, nor what was named job by job or part by part.
  if (bound || isFound || bundled !== kept || isAsComposed(kept, wish, message, { state, context }))
    return bundled;
  return withDoubt(kept, wish, message, { state, context });
}

function revised(
  wish: WishReading,
  message: Understanding,
  { state, context }: { state: DialogState; context: Context },
): WishReading {
  const picked = pickedByPrice(wish, message, { state, context });
  if (picked) return picked;
  const standing = asBooked(wish, message, { state, context });
  if (standing) return standing;
  const versions = setSideBySide(wish, message, { state, context });
  if (versions) return versions;
  if (isLeftToRules(wish, message, state) || isOfOtherScript(message, context)) {
    const swapped = state.booked ? null : swapIn(wish, message, { state, context });
    // "What is the difference? It is only light swirls": what is asked about is on the list.
    const isOfKnown = message.intents.has('difference') && state.wished.length > 0;
    const asked = withoutAskedAway(isOfKnown ? { ...wish, isUnknown: false } : wish, message, state);
    return swapped ?? withAskedBeside(asked, message, { state, context });
  }
  if (!isOfSeveralCars(wish, message, state)) return judgeWish(wish, message, { state, context });
  // "My X3 and the Mini, both all over in gloss": of what the rules made nothing, each car gets what is judged.
  const isNothing = wish.wished.length + wish.open.length + state.wished.length === 0 && !state.later?.length;
  return isNothing ? forEachCar(judgeWish(wish, message, { state, context }), message, state) : wish;
}

/** "And what does it all cost?" behind a booking changes no part of it, however its words sound. */
function asBooked(
  wish: WishReading,
  message: Understanding,
  { state, context }: { state: DialogState; context: Context },
): WishReading | null {
  const { denied, intents } = message;
  if (!state.booked || !wish.isTouched || wish.isAnswer || state.wished.length === 0) return null;
  if (denied.length > 0 || CHANGING.some((one) => intents.has(one)) || isOfSeveralCars(wish, message, state))
    return null;
  const heard = hearLines(wish, message, { state, context });
  const { settled } = heard.before;
  const judged = judgeLines(heard);
  const services = new Set([...settled].map((at) => heard.list.lines[at]?.service));
  const isKept =
    settled.size > 0 &&
    [...settled].every((at) => judged.some((one) => one.at === at && one.wanted > SURELY));
  const isElse = judged.some(
    ({ at, wanted, shown }) =>
      !settled.has(at) &&
      (wanted > HARDLY || (shown > HARDLY && !services.has(heard.list.lines[at]?.service ?? ''))),
  );
  const isSame = wish.wished.every(({ service }) => services.has(service));
  return isKept && !isElse && isSame
    ? { ...wish, wished: state.wished, open: [], isTouched: false, isUnknown: false }
    : null;
}

const CHANGING = ['add', 'instead', 'cancel', 'cheaper', 'difference'] as const;
const SURELY = 0.75;
const HARDLY = 0.3;

/** "What sets standard and ceramic apart, from the B-pillar on?": the films of that part, and not of all parts. */
function setSideBySide(
  wish: WishReading,
  message: Understanding,
  { state, context }: { state: DialogState; context: Context },
): WishReading | null {
  const isFirst =
    state.wished.length === 0 && !state.booked && wish.wished.every(({ zone }) => zone === null);
  if (!isFirst || !message.acts.has('ask.difference') || isOfSeveralCars(wish, message, state)) return null;
  const heard = hearLines(wish, message, { state, context });
  const shown = shownAtFirst(judgeLines(heard), heard);
  return shown?.wished[0]?.either && shown.wished[0].zone !== null ? { ...wish, ...shown } : null;
}

/** "The big one then. Will the smell be gone?": what was chosen is taken, whatever the rest is. */
function partly(wish: WishReading, wanted: ReadonlySet<number>, { acts }: Understanding): WishReading {
  return wish.isUnknown && wanted.size > 0 && (wish.isAnswer || acts.has('choose'))
    ? { ...wish, isUnknown: false, isPartUnknown: false }
    : wish;
}

/** What is asked to be put in the place of something else is put there, whatever else the words sound like. */
function swapIn(
  wish: WishReading,
  message: Understanding,
  { state, context }: { state: DialogState; context: Context },
): WishReading | null {
  const heard = hearLines(wish, message, { state, context });
  const wanted = swappedLines(heard, message.text);
  if (!wanted) return null;
  const wished = wishedAfter(wish, { wanted, list: heard.list, state, context });
  return {
    ...wish,
    wished,
    open: [],
    isTouched: true,
    isUnknown: false,
    isPartUnknown: false,
    isJudged: true,
  };
}

/** "And only the back seat, would that be cheaper?": a question takes nothing out that is not put in its place. */
function withoutAskedAway(wish: WishReading, { text, acts }: Understanding, state: DialogState): WishReading {
  const isLess =
    wish.wished.length < state.wished.length &&
    wish.wished.every((one) => state.wished.some((old) => keyOfLine(old) === keyOfLine(one)));
  if (!text.includes('?') || WITHOUT.test(text) || acts.has('drop') || !isLess || wish.open.length > 0)
    return wish;
  const { takenOut: _, isLess: __, ...rest } = wish;
  return { ...rest, wished: state.wished, isTouched: false };
}

function judgeWish(
  wish: WishReading,
  message: Understanding,
  { state, context }: { state: DialogState; context: Context },
): WishReading {
  const heard = hearLines(wish, message, { state, context });
  const judged = judgeLines(heard);
  if (judged.length === 0) return wish;
  const isFirst = heard.before.settled.size === 0;
  const compared = isFirst ? comparedAtFirst(judged, heard, { wish, message }) : null;
  if (compared) return { ...wish, ...compared };
  const likely = asCalled(likelyTogether(judged, heard, { wish, message }), judged, heard);
  const named = onlyThese(withoutReplaced(likely, heard, message), heard, message);
  const told = withoutDenied(named, heard, message);
  const ofCar = isFirst ? ofThisCar(told, heard, { car: message.car ?? state.car, state, context }) : told;
  const swapped = swappedLines(heard, message.text);
  const { wanted, asked } = swapped ? { wanted: swapped, asked: [] } : askedBeside(ofCar, heard, message);
  // A first wish that was read is not taken away: it is answered, and the client says what is wrong with it.
  const isLeftOpen =
    isFirst &&
    (wanted.size === 0 ||
      (saysAllRound(message.rest) && isWithin(wanted, heard.proposed.settled)) ||
      asksToChoose(wanted, heard, { wish, message }) ||
      isPicked(wanted, { heard, open: NONE }));
  if (isLeftOpen) return partly(wish, wanted, message);
  const isSettledAlike = areEqual(wanted, heard.proposed.settled);
  // "What do I pay in total?" asks about what stands.
  const isOfAll = message.intents.has('together');
  const asides = judged
    .filter(
      ({ at, shown }) =>
        !isFirst &&
        !isOfAll &&
        (asked.includes(at) || (shown > SHOWN && !heard.proposed.open.has(at))) &&
        !wanted.has(at) &&
        !heard.gaps.has(at),
    )
    .map(({ at }) => at);
  const isJudged = heard.before.settled.size > 0 || !isSettledAlike;
  const left = leftNamed(wanted, heard, message);
  if (isSettledAlike && asides.length === 0 && left === null)
    return { ...partly(wish, wanted, message), isJudged };
  const kept = isSettledAlike ? wish.wished : wishedAfter(wish, { wanted, list: heard.list, state, context });
  const next = left === null || kept.some(({ parts = [] }) => parts.length > 0) ? kept : [...kept, left];
  const isChanged = !areEqual(wanted, heard.before.settled);
  const isOpenLeft = next.length > wanted.size;
  const chosen = new Set([...wanted].map((at) => heard.list.lines[at]?.service));
  const open = wish.open.some(({ service }) => chosen.has(service)) ? [] : wish.open;
  const openLines = wish.openLines?.filter(({ services }) => !services.some((one) => chosen.has(one)));
  const gone = [...heard.before.settled].filter((at) => !wanted.has(at));
  const { takenOut: _, ...read } = wish;
  return {
    ...read,
    isJudged,
    wished: next,
    open,
    ...(openLines && { openLines }),
    isTouched: isChanged || isOpenLeft || open.length > 0 || (wish.isTouched && isSettledAlike),
    isUnknown: wish.isUnknown && !isChanged && left === null,
    // What the rules had no line for may be what was judged to be wanted.
    isPartUnknown: wish.isPartUnknown && [...wanted].every((at) => heard.proposed.settled.has(at)),
    ...(gone.length > 0 && wanted.size > 0 && { takenOut: namesOf(gone, heard.list) }),
    ...(asides.length > 0 && { asides: asides.flatMap((at) => heard.list.lines[at]?.rows ?? []) }),
  };
}

function isWithin(some: ReadonlySet<number>, all: ReadonlySet<number>): boolean {
  return some.size < all.size && [...some].every((at) => all.has(at));
}

/** A wash of motorbikes is none for a car, and is not taken for one where nothing else was read. */
function ofThisCar(
  wanted: ReadonlySet<number>,
  { list, proposed }: Heard,
  { car, state, context }: { car: Car | null; state: DialogState; context: Context },
): ReadonlySet<number> {
  const fits = (at: number) => {
    const line = list.lines[at];
    if (!line || !car || proposed.settled.has(at)) return true;
    const [narrowed] = narrowWishes({ ...state, car, wished: [wishForLine(line, list)] }, context);
    return narrowed?.found.kind !== 'gap';
  };
  return new Set([...wanted].filter(fits));
}

/** "What are silver and gold?": two of a kind that are asked about together are shown together. */
function asksToChoose(
  wanted: ReadonlySet<number>,
  { proposed, list }: Heard,
  { wish, message }: Said,
): boolean {
  if (!message.intents.has('price') && !message.text.includes('?')) return false;
  // What was not among what is to choose from has been named itself.
  if ([...wanted].some((at) => !proposed.open.has(at) && !proposed.settled.has(at))) return false;
  if (wish.wished.some(({ parts = [], either = [] }) => parts.length + either.length > 1)) return true;
  const areOfAKind = (one: Line | undefined, other: Line | undefined) =>
    one !== undefined &&
    other !== undefined &&
    (one.service === other.service || list.ranks.get(one.service)?.has(other.service) === true);
  return [...proposed.settled].some(
    (at) =>
      !wanted.has(at) &&
      [...wanted].some(
        (kept) =>
          proposed.settled.has(kept) &&
          areOfAKind(list.lines[at], list.lines[kept]) &&
          !isSetWith(list.lines[kept], list.lines[at]),
      ),
  );
}

const SHOWN = 0.6;
const NONE: ReadonlySet<number> = new Set();

function areEqual(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && [...one].every((at) => other.has(at));
}
