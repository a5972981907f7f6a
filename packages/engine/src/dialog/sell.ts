import type { Car } from '../cars/index.ts';
import type { Understanding } from '../understanding/understand.ts';
import { answerAside } from './answer-aside.ts';
import { answerWish } from './answer-wish.ts';
import { askService, askWhich, refuseUnknown } from './ask-service.ts';
import { book } from './book.ts';
import { compareOptions } from './compare-options.ts';
import { compareServices } from './compare-services.ts';
import type { Context } from './context.ts';
import { ask, type Draft, say } from './draft.ts';
import { askOwner } from './hand-over.ts';
import { noteNoSlot } from './note-no-slot.ts';
import { offerEither } from './offer-either.ts';
import { quoteCars } from './quote-cars.ts';
import { readWish, type WishReading } from './read-wish.ts';
import { type ResolvedTime, resolveTime } from './resolve-time.ts';
import { suggestExtra } from './suggest-extra.ts';
import { noteTintLaw } from './tint-notice.ts';

/** Prices and bookings. True when the message was about them. */
export function sell(draft: Draft, message: Understanding, context: Context, isAnswered: boolean): boolean {
  const news = readNews(draft, message, context, isAnswered);
  const { wish, time, wantsBooking } = news;
  const isLeaving = message.intents.has('bye') && !message.intents.has('price');
  const isDropping = message.acts.has('drop') && draft.state.wished.length > 0;
  if (wish.isUnknown && !isAnswered && !isLeaving && !isDropping)
    return refuseUnknown(draft, message, context);
  if (answerAside(draft, message, context, wish)) return true;
  if (compareServices(draft, message, context, wish)) return true;
  if (offerEither(draft, message, context, wish)) return true;
  if (wish.isTouched) adopt(draft, wish);
  if (time && 'time' in time && (wantsBooking || draft.state.wished.length > 0))
    draft.state = { ...draft.state, wishedTime: time.time };
  if (wish.isPartUnknown) {
    say(draft, 'partNotOnList');
    askOwner(draft, message, context);
  }
  if (wish.open.length > 0) return askWhich(draft, wish);
  if (compareOptions(draft, message, context, wish.isTouched)) return true;
  if (!isMoved(draft, message, news, isAnswered)) return false;
  if (wantsBooking) draft.state = { ...draft.state, isBooking: true };
  if (draft.state.wished.length === 0)
    return isAnswered && !wantsBooking ? false : askService(draft, message, context);
  if (time === null && quoteCars(draft, message, context)) return true;
  return goOn(draft, message, context, news);
}

/** What a message brings for prices and bookings. */
type News = {
  wish: WishReading;
  carChanged: boolean;
  time: ResolvedTime | null;
  wantsBooking: boolean;
  isAboutMoney: boolean;
};

function readNews(draft: Draft, message: Understanding, context: Context, isAnswered: boolean): News {
  const { intents } = message;
  const isNaming = draft.state.asked?.kind === 'name' && message.name !== null;
  const wish = isNaming ? untouched(draft) : readWish(message, draft.state, context);
  const carChanged = !isNaming && (learnCar(draft, message) || isCarConfirmed(draft, message));
  // "How long are you open today?" names a day and wants no booking.
  const isAboutHours = intents.has('hours') && isAnswered && !wish.isTouched && !intents.has('book');
  return {
    wish,
    carChanged,
    time: isAboutHours ? null : resolveTime(message, draft.state, context),
    wantsBooking:
      intents.has('book') || (intents.has('free') && !isAboutHours) || saysYesToBooking(draft, message),
    isAboutMoney:
      intents.has('price') ||
      intents.has('services') ||
      (intents.has('together') && draft.state.wished.length > 0),
  };
}

function isMoved(draft: Draft, message: Understanding, news: News, isAnswered: boolean): boolean {
  const { wish, carChanged, wantsBooking, isAboutMoney, time } = news;
  const isAgain =
    (message.intents.has('apart') && draft.state.wished.length > 0) ||
    (wish.isNamedAgain === true && !isAnswered && !draft.state.isBooking && !message.intents.has('no'));
  if (wish.isTouched || carChanged || wantsBooking || isAgain || message.intents.has('cheaper')) return true;
  return (isAboutMoney && !isAnswered) || hasBookingNews(draft, message, time !== null);
}

/** Says the price, then leads on to the booking or invites to it. */
function goOn(draft: Draft, message: Understanding, context: Context, news: News): true {
  const { wish, carChanged, isAboutMoney, time } = news;
  const isQuoteDue =
    isAboutMoney ||
    message.intents.has('together') ||
    message.intents.has('apart') ||
    wish.isNamedAgain === true ||
    wish.isTouched ||
    carChanged;
  const before = draft.acts.length;
  const rows = answerWish(draft, message, context, isQuoteDue);
  if (!rows) {
    if (time) noteNoSlot(draft, before, time, context);
    return true;
  }
  noteTintLaw(draft, rows, context);
  if (draft.state.isBooking || time !== null) {
    book(draft, message, context, rows);
    return true;
  }
  suggestExtra(draft, rows, message, context);
  say(draft, 'inviteBooking');
  ask(draft, { kind: 'booking', choices: [{ key: 'book' }] });
  return true;
}

function untouched({ state }: Draft): WishReading {
  return {
    wished: state.wished,
    carType: state.carType,
    isTouched: false,
    open: [],
    isUnknown: false,
    isPartUnknown: false,
  };
}

const NOT_A_YES = ['no', 'bye', 'only', 'price', 'duration', 'cheaper', 'difference'] as const;

function saysYesToBooking({ state }: Draft, { intents }: Understanding): boolean {
  // "Ok, thanks" ends the talk politely.
  const isClosing = intents.has('ack') && intents.has('thanks');
  return (
    state.asked?.kind === 'booking' &&
    intents.has('yes') &&
    NOT_A_YES.every((intent) => !intents.has(intent)) &&
    !isClosing
  );
}

/** A name, a phone or a time moves a booking that has begun. */
function hasBookingNews({ state }: Draft, message: Understanding, hasTime: boolean): boolean {
  const { intents } = message;
  if (hasTime && state.wished.length > 0) return true;
  const isOther = intents.has('otherTime') || intents.has('later') || intents.has('earlier');
  return (
    state.isBooking && (message.name !== null || message.phone !== null || isOther || intents.has('anyTime'))
  );
}

/** "Passat, is that right?" "Yes." */
function isCarConfirmed(draft: Draft, { intents }: Understanding): boolean {
  const { car, asked } = draft.state;
  if (!car?.isGuess || asked?.kind !== 'carType' || !intents.has('yes') || intents.has('no')) return false;
  draft.state = { ...draft.state, car: { ...car, isGuess: false } };
  return true;
}

/** A car with a class stands in for the one before; a make alone only fills a gap. */
function learnCar(draft: Draft, { car }: Understanding): boolean {
  const { state } = draft;
  const isOtherMake = car?.make != null && state.car?.make != null && car.make !== state.car.make;
  if (!car || (car.classes.length === 0 && state.car !== null && !isOtherMake)) return false;
  const isNew = JSON.stringify(car) !== JSON.stringify(state.car);
  draft.state = { ...state, car: merged(car, state.car), carType: isNew ? null : state.carType };
  return isNew;
}

/** "It's the estate" after "Passat" is the same car, better known. */
function merged(car: Car, before: Car | null): Car {
  return car.model === null && car.make === null && before?.model
    ? { ...car, make: before.make, model: before.model }
    : car;
}

function adopt(draft: Draft, wish: WishReading): void {
  const { state } = draft;
  const names = wish.wished.map(({ service }) => service);
  const given = state.wished.filter(
    (one) =>
      one.zone !== null &&
      wish.wished.some(({ service }) => service === one.service) &&
      !wish.wished.some(({ service, zone }) => service === one.service && zone === one.zone),
  );
  draft.state = {
    ...state,
    earlier: [...(state.earlier ?? []), ...given].slice(-5),
    wished: wish.wished,
    carType: wish.carType,
    // Nobody who leaves something out is offered one thing more.
    upsell: wish.isLess ? (state.upsell ?? { service: '', isOpen: false }) : state.upsell,
    // What was taken out is not meant by "and all together?".
    mentioned: wish.isLess ? names : [...new Set([...state.mentioned, ...names])],
  };
}
