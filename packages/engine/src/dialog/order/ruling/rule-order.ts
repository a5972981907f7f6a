import type { DialogState } from '../../../dialog-state.ts';
import type { PriceRow } from '../../../facts.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import { START_OVER } from '../../basket/cars/one-car-words.data.ts';
import type { Context } from '../../context.ts';
import { type Draft, newDraft } from '../../draft.ts';
import { IF } from '../../offers/what-if-words.data.ts';
import { isTapped } from '../../wish/is-tapped.ts';
import { proposeWish } from '../../wish/propose-wish.ts';
import type { WishReading } from '../../wish/read-wish.ts';
import { takeBundles } from '../bundles/take-bundles.ts';
import { isHeldBack } from '../doubt/is-barred.ts';
import { type Weighed, weighOrders } from '../doubt/weigh-orders.ts';
import { hearLines } from '../hear-lines.ts';
import { judgeLines, supposes } from '../judge-lines.ts';
import { toldByMemory } from '../judge-message.ts';
import { keptBesideDenied } from '../kept-beside-denied.ts';
import { asksBeforeYes, bringsBack, isOfOtherScript, isOfSeveralCars } from '../left-to-rules.ts';
import { namesOf } from '../line-names.ts';
import type { ListLines } from '../list-lines.ts';
import { bindFilms } from '../parts/bind-films.ts';
import { pickedByPrice } from '../picked-by-price.ts';
import { areSameLines } from '../sets/rank-orders.ts';
import type { RankedOrder } from '../sets/rank-sets.ts';
import { standingOf } from '../standing.ts';
import { wishedAfter } from '../wished-after.ts';
import { holdsDenied } from '../without-denied.ts';

/** What stands after a message beyond doubt: its lines, and the wish that comes to them. */
export type Ruling = { lines: ReadonlySet<number>; list: ListLines; wish: WishReading; isFirst: boolean };

/**
 * What is surely wanted after a message, judged of the whole of it, whatever its words sound like else: "the husband is
 * against the front ones, cancel them" calls off no visit. Null where it is not sure, and where
 * rules know better: of what is booked, of several cars, of a tap and of what is only supposed.
 */
export function ruleOrder(
  message: Understanding,
  { state, context, isAtALoss }: { state: DialogState; context: Context; isAtALoss: boolean },
): Ruling | null {
  if (state.booked || state.asked?.isWhatIf || isTapped(message.text, state.asked)) return null;
  if (START_OVER.test(message.text)) return null;
  if (isOfOtherScript(message, context) || toldByMemory(message, state, context)) return null;
  const draft = newDraft(state);
  const read = proposeWish(draft, message, context);
  if (isOfSeveralCars(read, message, state) || bringsBack(read, state)) return null;
  // Weighing takes a tenth of a turn: what needs no weighing comes first.
  const heard = hearLines(read, message, { state, context });
  const { before, list } = heard;
  const isFirst = before.settled.size === 0;
  // Of a first wish only what a question beside it brought in is in doubt.
  if (isFirst && (!message.text.includes('?') || isChoosing(state))) return null;
  if (bindFilms(heard, message)) return null;
  const weighed = weighOrders(read, read, message, { state, context });
  if (!weighed) return null;
  const best = likeliest(weighed, message);
  const least = isFirst ? SURE_AT_FIRST : isAtALoss ? LIKELY : SURE;
  if (!best || best.p < least || best.lines.size === 0) return null;
  const isChange = !areSameLines(best.lines, before.settled);
  if (isChange && (supposes(heard) || asksBeforeYes(message, state))) return null;
  // "I said premium, not basic": which of the two is denied is judged better than it is read.
  if (best.p < BEYOND_DENIAL && holdsDenied(best.lines, heard, message)) return null;
  if (isChange && (isHeldBack(best.lines, heard) || pickedByPrice(read, message, { state, context })))
    return null;
  const wished = isChange
    ? wishedAfter({ ...read, wished: [] }, { wanted: best.lines, list, state, context })
    : state.wished;
  const car = message.car ?? state.car;
  if (!areSameLines(linesOf({ ...state, car, wished }, { list, context }), best.lines)) return null;
  const asked = isChange ? [] : askedBeside(weighed, message);
  const gone = [...before.settled].filter((at) => !best.lines.has(at));
  const judged: WishReading = {
    wished,
    carType: read.carType,
    open: [],
    isTouched: isChange,
    isUnknown: false,
    isPartUnknown: false,
    isJudged: true,
    ...(gone.length > 0 && { takenOut: namesOf(gone, list) }),
    ...(asked.length > 0 && { asides: asked }),
  };
  // "No polishing of the headlights, only the film": what shares the part with it is not denied.
  if (keptBesideDenied(judged, message, state) !== judged) return null;
  const wish = isChange ? takeBundles(judged, message, { state, context }) : judged;
  return { lines: linesOf({ ...state, car, wished: wish.wished }, { list, context }), list, wish, isFirst };
}

/** "The rear and the front ones. What is that together?": what is chosen answers what was asked. */
function isChoosing({ asked }: DialogState): boolean {
  return asked?.kind === 'zone' || asked?.kind === 'material';
}

/** "And if only the back row, is that cheaper?": what is only supposed leaves the order as it is. */
function likeliest({ heard, ranked }: Weighed, { text }: Understanding): RankedOrder | undefined {
  const [best] = ranked;
  const isSupposed = supposes(heard) && IF.test(text) && (best?.p ?? 0) < SURE;
  return isSupposed ? { lines: heard.before.settled, p: 1 } : best;
}

/** What only its price is asked of, beside an order that stays: what is to be shown, and what a question names. */
function askedBeside({ heard, own }: Weighed, { text, intents }: Understanding): PriceRow[] {
  const { before, gaps, list } = heard;
  const isAsked = text.includes('?') || intents.has('price');
  return judgeLines(heard)
    .filter(
      ({ at, shown }) =>
        !before.settled.has(at) && !gaps.has(at) && (shown > SHOWN || (isAsked && own.has(at))),
    )
    .flatMap(({ at }) => list.lines[at]?.rows ?? []);
}

const SHOWN = 0.6;

/** Whether a turn leaves the order as it was ruled. A first wish is only freed of what was not wanted: nothing is chosen for it. */
export function isAsRuled({ state }: Draft, ruling: Ruling, context: Context): boolean {
  const { lines, list, isFirst } = ruling;
  const own = linesOf(state, { list, context });
  return areSameLines(own, lines) || (isFirst && ![...lines].every((at) => own.has(at)));
}

function linesOf(state: DialogState, { list, context }: { list: ListLines; context: Context }) {
  return standingOf([...state.wished, ...(state.later ?? [])], [], { state, context, list }).settled;
}

const SURE = 0.7;
const SURE_AT_FIRST = 0.8;
const BEYOND_DENIAL = 0.8;
/** Where nothing was made of a message, or all of it was called off, what is likeliest is better than nothing. */
const LIKELY = 0.45;
