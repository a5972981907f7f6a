import type { DialogState } from '../../dialog-state.ts';
import { chosenOf, namedCarType } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { withCounts } from '../basket/count-pieces.ts';
import { forEachCar, withBetterCars } from '../basket/each-car.ts';
import { withFilmOfPart } from '../basket/film-of-part.ts';
import { wishOfFurtherCar } from '../basket/further-car.ts';
import { wishForBoth, wishForEachSide } from '../basket/inside-and-out.ts';
import { withNamedJobs } from '../basket/named-jobs.ts';
import { withOwnWords } from '../basket/own-words-said.ts';
import { wishesOfType } from '../basket/wishes-of-type.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { isSameMemory } from './is-same-memory.ts';
import { joined } from './join-wish.ts';
import { readWish, type WishReading } from './read-wish.ts';
import { forOtherCar, wishesByCar, wishOfOneCar } from './wishes-by-car.ts';

/**
 * What the words of a message make of the wish, with what is counted in them. A turn is ruled by the reading it was
 * decided by: it is made once.
 */
export function proposeWish(draft: Draft, message: Understanding, context: Context): WishReading {
  const before = draft.state;
  const known = KNOWN.get(message);
  if (known && known.context === context && isSameMemory(known.before, before)) {
    if (known.after !== known.before) draft.state = asAfter(known.after, before);
    return known.wish;
  }
  const read = readWishesBesides(draft, message, context);
  const wish = withCounts(read, message, { state: draft.state, context });
  KNOWN.set(message, { before, context, after: draft.state, wish });
  return wish;
}

/** What was learned of cars, in the memory it is learned by. */
function asAfter(learned: DialogState, { turns, told, phone, email }: DialogState): DialogState {
  return { ...learned, turns, told, phone, ...(email !== undefined && { email }) };
}

type Known = { before: DialogState; context: Context; after: DialogState; wish: WishReading };

const KNOWN = new WeakMap<Understanding, Known>();

/** "Can the child ride in it after the ozone?", asked while another job is being booked, changes nothing. */
function readWishesBesides(draft: Draft, message: Understanding, context: Context): WishReading {
  const before = draft.state;
  const wish = readWishes(draft, message, context);
  const isOther = wish.wished.some((one) => !before.wished.some(({ service }) => service === one.service));
  if (!before.isBooking || !message.isGoodsAside || !isOther || message.intents.has('add')) return wish;
  draft.state = before;
  return untouched(draft);
}

/** What is wanted, for one car or for each of several. */
function readWishes(draft: Draft, message: Understanding, context: Context): WishReading {
  if (answersType(message, draft.state)) return readWish(message, draft.state, context);
  const before = draft.state.wished;
  const named = message.cars.length > 0 || message.car === null ? message.cars : [message.car];
  draft.state = { ...draft.state, wished: withBetterCars(before, named) };
  if (draft.state.wished.some((one, at) => one !== before[at]))
    return { ...untouched(draft), isTouched: true };
  const typed = message.car && wishesOfType(message.car, message, draft.state.wished, context);
  if (typed) return { ...untouched(draft), wished: typed, isTouched: true };
  const several = wishesByCar(message, draft.state, context);
  if (several) return several;
  const one = wishOfOneCar(message, draft.state, context);
  if (one) {
    draft.state = { ...draft.state, later: one.later };
    return one;
  }
  const further = wishOfFurtherCar(message, draft.state, context);
  if (further) return further;
  draft.state = { ...draft.state, wished: forOtherCar(draft.state.wished, message.car) };
  const both = wishForBoth(message, context);
  if (both)
    return { ...untouched(draft), wished: joined([both], message, draft.state, context), isTouched: true };
  const sides = wishForEachSide(message, context);
  if (sides) return { ...untouched(draft), ...sides, isTouched: true };
  const wish = withNamedJobs(readWish(message, draft.state, context), message, {
    state: draft.state,
    context,
  });
  const whole = withOwnWords(wish, message, { state: draft.state, context });
  return forEachCar(withFilmOfPart(whole, message, context), message, draft.state);
}

/** "Like a Tahoe, I think", said to the question which of the types it is, names no second car. */
function answersType({ rest, cars }: Understanding, { asked }: DialogState): boolean {
  if (asked?.kind !== 'carType' || cars.length > 1) return false;
  return (chosenOf(rest, asked.choices) ?? namedCarType(rest, asked.choices)) !== null;
}

export function untouched({ state }: Draft): WishReading {
  return {
    wished: state.wished,
    carType: state.carType,
    isTouched: false,
    open: [],
    isUnknown: false,
    isPartUnknown: false,
  };
}
