import type { OpenLine } from '../dialog-state.ts';
import type { Intent } from '../understanding/intents.data.ts';
import type { Understanding } from '../understanding/understand.ts';
import { words } from './act.ts';
import { adopt } from './adopt-wish.ts';
import { answerAside } from './answer-aside.ts';
import { answerWish } from './answer-wish.ts';
import { askService, askWhich, refuseUnknown } from './ask-service.ts';
import { forEachCar, withBetterCars } from './basket/each-car.ts';
import { wishOfFurtherCar } from './basket/further-car.ts';
import { withNamedJobs } from './basket/named-jobs.ts';
import { openLines } from './basket/open-lines.ts';
import { book } from './book.ts';
import { wishFor } from './change-wish.ts';
import { askAboutFilms, compareNamed, showCompared } from './compare-named.ts';
import { compareOptions } from './compare-options.ts';
import { compareParts } from './compare-parts.ts';
import { compareServices } from './compare-services.ts';
import type { Context } from './context.ts';
import { ask, type Draft, say } from './draft.ts';
import { offerOtherFilm } from './film-trade.ts';
import { askOwner } from './hand-over.ts';
import { isCarConfirmed, learnCar } from './learn-car.ts';
import { YES_FIRST } from './list-words.data.ts';
import { noteSlot } from './note-slot.ts';
import { offerEither } from './offer-either.ts';
import { findPackage, offerPackage } from './offer-package.ts';
import { payDuration } from './owed-duration.ts';
import { readWish, type WishReading } from './read-wish.ts';
import { type ResolvedTime, resolveTime } from './resolve-time.ts';
import { rowsOfFirstCar } from './rows-of-first-car.ts';
import { suggestExtra } from './suggest-extra.ts';
import { tellUnlisted } from './tell-unlisted.ts';
import { noteTintLaw } from './tint-notice.ts';
import { forOtherCar, wishesByCar, wishOfOneCar } from './wishes-by-car.ts';

/** Prices and bookings. True when the message was about them. */
export function sell(draft: Draft, message: Understanding, context: Context, isAnswered: boolean): boolean {
  const news = readNews(draft, message, context, isAnswered);
  const { wish, time, wantsBooking } = news;
  const isLeaving = message.intents.has('bye') && !message.intents.has('price');
  const isDropping = message.acts.has('drop') && draft.state.wished.length > 0;
  const isComparing = (draft.state.compared ?? []).length > 1 && draft.state.wished.length === 0;
  if (isComparing && wish.isUnknown && message.intents.has('price')) return showCompared(draft, context);
  // What was answered beside it does not answer what it costs.
  const isPriceLeft = isAnswered && message.acts.has('ask.price') && message.intents.has('price');
  if (wish.isUnknown && (!isAnswered || isPriceLeft) && !isLeaving && !isDropping)
    return refuseUnknown(draft, message, context);
  if (answerAside(draft, message, context, wish)) return true;
  if (compareNamed(draft, message, context)) return true;
  if (compareParts(draft, message, context, wish)) return true;
  if (compareServices(draft, message, context, wish)) return true;
  if (offerEither(draft, message, context, wish)) return true;
  if (offerOtherFilm(draft, message, context, wish)) return true;
  if (wish.isTouched) adopt(draft, wish, message, context);
  acknowledge(draft, wish);
  if (wish.isTouched) askAboutFilms(draft, message, context);
  if (wish.isTouched && wish.open.length === 0) tellUnlisted(draft, message, context);
  if (isStillComparing(draft, news)) return showCompared(draft, context);
  if (time && 'time' in time && (wantsBooking || wish.isTouched || draft.state.wished.length > 0))
    draft.state = { ...draft.state, wishedTime: time.time };
  if (wish.isPartUnknown) {
    say(draft, 'partNotOnList');
    askOwner(draft, message, context);
  }
  const open = wish.isTouched ? openLines(draft, wish, context) : waitingLines(draft, news);
  if (open.length > 0) return askWhich(draft, open);
  const [gap] = wish.open;
  if (gap) draft.state = { ...draft.state, wished: [...wish.wished, wishFor(gap.service, '')] };
  if (compareOptions(draft, message, context, wish.isTouched)) return true;
  if (!isMoved(draft, message, news, isAnswered)) return false;
  if (wantsBooking) draft.state = { ...draft.state, isBooking: true };
  if (draft.state.wished.length === 0 && (draft.state.compared ?? []).length > 1)
    return showCompared(draft, context);
  if (draft.state.wished.length === 0)
    return isAnswered && !wantsBooking ? false : askService(draft, message, context);
  return goOn(draft, message, context, news);
}

/** Whoever takes something out or corrects us hears that it was heard. */
function acknowledge(draft: Draft, { takenOut = [] }: WishReading): void {
  if (takenOut.length > 0) say(draft, 'takenOut', { parts: words([...new Set(takenOut)].join(', ')) });
}

/** What was asked about one of several cars is asked again when the sum is wanted. */
function waitingLines({ state }: Draft, { isAboutMoney, wantsBooking }: News): readonly OpenLine[] {
  return isAboutMoney || wantsBooking ? (state.asked?.lines ?? []) : [];
}

/** The car is known now for which two services were to be compared. */
function isStillComparing({ state }: Draft, { wish, carChanged }: News): boolean {
  return (state.compared ?? []).length > 1 && state.wished.length === 0 && (carChanged || wish.isTouched);
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
  const isOnlyNaming = isNaming && !message.isWorkNamed && !message.isCarNamed;
  const wish = isOnlyNaming ? untouched(draft) : readWishesBesides(draft, message, context);
  const carChanged = !isOnlyNaming && (learnCar(draft, message) || isCarConfirmed(draft, message));
  // "How long are you open today?" names a day and wants no booking.
  const isAboutHours = intents.has('hours') && isAnswered && !wish.isTouched && !intents.has('book');
  return {
    wish,
    carChanged,
    time: isAboutHours || isFigureOnly(wish, message) ? null : resolveTime(message, draft.state, context),
    wantsBooking:
      intents.has('book') ||
      (intents.has('free') && !isAboutHours) ||
      // "Да не крышу, зеркала" agrees to nothing.
      (wish.takenOut === undefined && saysYesToBooking(draft, message)),
    isAboutMoney:
      intents.has('price') ||
      intents.has('services') ||
      (intents.has('together') && draft.state.wished.length > 0),
  };
}

/** "Can the child ride in it after the ozone?", asked while another job is being booked, changes nothing. */
function readWishesBesides(draft: Draft, message: Understanding, context: Context): WishReading {
  const before = draft.state;
  const wish = readWishes(draft, message, context);
  const isOther = wish.wished.some((one) => !before.wished.some(({ service }) => service === one.service));
  if (!before.isBooking || !message.isGoodsAside || !isOther) return wish;
  draft.state = before;
  return untouched(draft);
}

/** What is wanted, for one car or for each of several. */
function readWishes(draft: Draft, message: Understanding, context: Context): WishReading {
  const before = draft.state.wished;
  const named = message.cars.length > 0 || message.car === null ? message.cars : [message.car];
  draft.state = { ...draft.state, wished: withBetterCars(before, named) };
  if (draft.state.wished.some((one, at) => one !== before[at]))
    return { ...untouched(draft), isTouched: true };
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
  const wish = withNamedJobs(readWish(message, draft.state, context), message, context);
  return forEachCar(wish, message, draft.state);
}

/** The three of "one year or three" is no hour, and neither is a "three" that answers it. */
function isFigureOnly({ isAnswer }: WishReading, { times, text, intents }: Understanding): boolean {
  const isChoosing = isAnswer === true || intents.has('difference') || EITHER.test(text);
  return isChoosing && times.reading?.isDayNamed === false && !/(?<![\p{L}\d])\d/u.test(text);
}

const EITHER = /(?<!\p{L})(?:or|oder|або|чи|или|либо)(?!\p{L})/iu;

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
    if (time) noteSlot(draft, before, time, context);
    return true;
  }
  payDuration(draft, rows, context);
  noteTintLaw(draft, rows, context);
  // A time named while the part was still open waits for it.
  if (draft.state.isBooking || time !== null || draft.state.wishedTime !== null) {
    book(draft, message, context, rowsOfFirstCar(draft, rows, context));
    return true;
  }
  const whole = isQuoteDue ? findPackage(rows, context) : null;
  if (whole && offerPackage(draft, whole)) return true;
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

function saysYesToBooking({ state }: Draft, { intents, text }: Understanding): boolean {
  // "Ok, thanks" ends the talk politely.
  const isClosing = intents.has('ack') && intents.has('thanks');
  // "Yes, and how long does it take?" agrees and asks.
  const isAsking = (intent: Intent) => intent === 'duration' && YES_FIRST.test(text);
  return (
    state.asked?.kind === 'booking' &&
    intents.has('yes') &&
    NOT_A_YES.every((intent) => !intents.has(intent) || isAsking(intent)) &&
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
