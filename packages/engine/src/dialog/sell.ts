import type { Car } from '../cars/index.ts';
import { nearestServices, readMessage } from '../prices/index.ts';
import type { Understanding } from '../understanding/understand.ts';
import { words } from './act.ts';
import { answerWish } from './answer-wish.ts';
import { book } from './book.ts';
import { listed } from './choice.ts';
import { compareOptions } from './compare-options.ts';
import type { Context } from './context.ts';
import { ask, type Draft, say } from './draft.ts';
import { askOwner } from './hand-over.ts';
import { readWish, type WishReading } from './read-wish.ts';
import { resolveTime } from './resolve-time.ts';
import { suggestExtra } from './suggest-extra.ts';
import { noteTintLaw } from './tint-notice.ts';

/** Prices and bookings. True when the message was about them. */
export function sell(draft: Draft, message: Understanding, context: Context, isAnswered: boolean): boolean {
  const { intents } = message;
  const isNaming = draft.state.asked?.kind === 'name' && message.name !== null;
  const wish = isNaming ? untouched(draft) : readWish(message, draft.state, context);
  const carChanged = !isNaming && learnCar(draft, message);
  // "How long are you open today?" names a day and wants no booking.
  const isAboutHours = intents.has('hours') && isAnswered && !wish.isTouched && !intents.has('book');
  const time = isAboutHours ? null : resolveTime(message, draft.state, context);
  const wantsBooking =
    intents.has('book') || (intents.has('free') && !isAboutHours) || saysYesToBooking(draft, message);
  const isAboutMoney = intents.has('price') || intents.has('services');
  if (wish.isUnknown && !isAnswered) return refuseUnknown(draft, message, context);
  if (wish.isTouched) adopt(draft, wish);
  if (time && 'time' in time && (wantsBooking || draft.state.wished.length > 0))
    draft.state = { ...draft.state, wishedTime: time.time };
  if (wish.isPartUnknown) {
    say(draft, 'partNotOnList');
    askOwner(draft, message, context);
  }
  if (wish.open.length > 0) return askWhich(draft, wish);
  if (compareOptions(draft, message, context, wish.isTouched)) return true;
  const isMoved =
    wish.isTouched ||
    intents.has('cheaper') ||
    carChanged ||
    wantsBooking ||
    (isAboutMoney && !isAnswered) ||
    hasBookingNews(draft, message, time !== null);
  if (!isMoved) return false;
  if (wantsBooking) draft.state = { ...draft.state, isBooking: true };
  if (draft.state.wished.length === 0)
    return isAnswered && !wantsBooking ? false : askService(draft, message, context);
  const rows = answerWish(
    draft,
    message,
    context,
    isAboutMoney || intents.has('together') || wish.isTouched || carChanged,
  );
  if (!rows) return true;
  noteTintLaw(draft, rows, context);
  const wantsTime = time !== null && draft.state.wished.length > 0;
  if (draft.state.isBooking || wantsTime) {
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

/** A car with a class stands in for the one before; a make alone only fills a gap. */
function learnCar(draft: Draft, { car }: Understanding): boolean {
  const { state } = draft;
  if (!car || (car.classes.length === 0 && state.car !== null)) return false;
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
  draft.state = {
    ...state,
    wished: wish.wished,
    carType: wish.carType,
    mentioned: [...new Set([...state.mentioned, ...names])],
  };
}

const MOST_CHOICES = 8;

function askWhich(draft: Draft, { open }: WishReading): true {
  const names = open.map(({ service }) => service).slice(0, MOST_CHOICES);
  say(draft, 'askWhich', { services: words(names.join(', ')) });
  ask(draft, { kind: 'service', choices: listed(names) });
  return true;
}

function askService(draft: Draft, message: Understanding, { index }: Context): true {
  const nearest = nearestServices(readMessage(message.rest), index, MOST_CHOICES).map(
    ({ service }) => service,
  );
  const open = draft.state.asked?.kind === 'service' ? listedOnly(draft.state.asked.choices, index) : [];
  const names = open.length > 0 ? open : nearest;
  if (message.intents.has('services')) say(draft, 'services', { services: words(names.join(', ')) });
  say(draft, draft.state.isBooking ? 'askServiceToBook' : 'askService');
  ask(draft, { kind: 'service', choices: listed(names) });
  return true;
}

/** Something the list doesn't have: said plainly, with what there is and the owner asked. */
function refuseUnknown(draft: Draft, message: Understanding, context: Context): true {
  const names = nearestServices(readMessage(message.rest), context.index, MOST_CHOICES).map(
    ({ service }) => service,
  );
  say(draft, 'notOnList');
  askOwner(draft, message, context);
  say(draft, 'nearest', { services: words(names.slice(0, 5).join(', ')) });
  ask(draft, { kind: 'service', choices: [...listed(names), { key: 'person' }] });
  return true;
}

/** The services among the choices of a question, to be asked again. */
function listedOnly(choices: readonly string[], { services }: Context['index']): string[] {
  return choices.filter((choice) => services.some(({ service }) => service === choice));
}
