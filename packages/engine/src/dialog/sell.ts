import type { OpenLine, WishedService } from '../dialog-state.ts';
import { jobsIn, readMessage, readSense } from '../prices/index.ts';
import { findIntents } from '../understanding/find-intents.ts';
import type { Understanding } from '../understanding/understand.ts';
import { words } from './act.ts';
import { suggestBeside } from './advise/suggest-beside.ts';
import { answerAside } from './answers/answer-aside.ts';
import { answerTopics, putToOwner } from './answers/answer-topics.ts';
import { asksOfPart } from './answers/asks-of-part.ts';
import { payDuration } from './answers/owed-duration.ts';
import { repeatQuestion } from './answers/repeat-question.ts';
import { sureQuestions } from './answers/sure-questions.ts';
import { tellUnlisted } from './answers/tell-unlisted.ts';
import { tellWholeOnly } from './answers/tell-whole.ts';
import { noteTintLaw } from './answers/tint-notice.ts';
import { areAlternatives } from './basket/are-alternatives.ts';
import { noteCarTimes } from './basket/car-times.ts';
import { quoteFleet } from './basket/fleet.ts';
import { openLines } from './basket/open-lines.ts';
import { offerToAdd } from './booking/add-to-booked.ts';
import { book } from './booking/book.ts';
import { isBookedAsWanted } from './booking/booked-already.ts';
import { noteNextSlots, noteSlot } from './booking/note-slot.ts';
import { timeOf } from './booking/resolve-time.ts';
import { askOwner } from './contact/hand-over.ts';
import type { Context } from './context.ts';
import { ask, type Draft, say } from './draft.ts';
import { askAboutFilms, compareNamed, compareRows, showCompared } from './offers/compare-named.ts';
import { compareOptions } from './offers/compare-options.ts';
import { compareParts } from './offers/compare-parts.ts';
import { compareServices } from './offers/compare-services.ts';
import { withoutRefused } from './offers/note-refused.ts';
import { offerEither } from './offers/offer-either.ts';
import { findPackage, offerPackage } from './offers/offer-package.ts';
import { offerTiers } from './offers/offer-tiers.ts';
import { suggestExtra } from './offers/suggest-extra.ts';
import { suppose } from './offers/suppose.ts';
import { putAdded, tellWhatIf } from './offers/what-if.ts';
import { askOrder } from './order/doubt/ask-order.ts';
import { tellAsides } from './order/tell-asides.ts';
import { type News, readNews } from './read-news.ts';
import { adopt } from './wish/adopt-wish.ts';
import { answerWish, quote, quoteAllCars, settledRows } from './wish/answer-wish.ts';
import { askService, askWhich, refuseBeside, refuseUnknown } from './wish/ask-service.ts';
import { wishFor } from './wish/change-wish.ts';
import { offerOtherFilm } from './wish/film-trade.ts';
import { withoutGone } from './wish/let-choice-go.ts';
import { narrowWishes } from './wish/narrow-wish.ts';
import type { WishReading } from './wish/read-wish.ts';
import { rowsOfFirstCar } from './wish/rows-of-first-car.ts';
import { withCalled } from './wish/with-called.ts';

/** Prices and bookings. True when the message was about them. */
export function sell(draft: Draft, message: Understanding, context: Context, isAnswered: boolean): boolean {
  const news = readNews(draft, message, context, isAnswered);
  const { time, wantsBooking } = news;
  const wish = draft.ruled
    ? news.wish
    : withCalled(withoutRefused(withoutGone(news.wish, draft), draft, message), message);
  if (isOfFleet(draft, news)) {
    const rows = settledRows(draft, context);
    if (rows) return quoteFleet(draft, rows, message, context);
  }
  const isLeaving = message.intents.has('bye') && !message.intents.has('price');
  const isDropping = message.acts.has('drop') && draft.state.wished.length > 0;
  const isComparing = (draft.state.compared ?? []).length > 1 && draft.state.wished.length === 0;
  if (isComparing && wish.isUnknown && message.intents.has('price')) return showCompared(draft, context);
  // What was answered beside it does not answer what it costs.
  const isPriceLeft = isAnswered && message.acts.has('ask.price') && message.intents.has('price');
  // A job that is asked for is refused in so many words, whatever else was answered.
  const isWanted = message.acts.has('want') && draft.state.wished.length === 0;
  if (wish.isUnknown && (!isAnswered || isPriceLeft || isWanted) && !isLeaving && !isDropping) {
    const topics = sureQuestions(message).map(({ act, said }) => ({
      topic: act.replace(/^ask\./, ''),
      said,
    }));
    if (answerTopics(draft, { ...message, topics }, context)) {
      repeatQuestion(draft, context);
      return true;
    }
    const isGoingOn = (time !== null || wantsBooking) && settledRows(draft, context) !== null;
    if (!isGoingOn || !refuseBeside(draft, message, context)) return refuseUnknown(draft, message, context);
  }
  if (!draft.ruled && answerAside(draft, message, context, wish)) return true;
  if (!draft.ruled && suppose(draft, message, context)) return true;
  if (!draft.ruled && tellWhatIf(draft, message, context, wish)) return true;
  if (wish.compared) return compareRows(draft, wish.compared, context);
  const isStanding = draft.ruled !== undefined || stands(draft, wish, context);
  if (!isStanding && !isByCar(message, wish) && compare(draft, message, context, wish)) return true;
  if (!isStanding && offerOtherFilm(draft, message, context, wish)) return true;
  if (wish.isTouched) adopt(draft, wish, message, context);
  if (wish.doubt && askOrder(draft, wish.doubt, context)) {
    if (time) draft.state = { ...draft.state, wishedTime: timeOf(time, context), isBooking: true };
    return true;
  }
  const isBesideTold = wish.asides !== undefined && tellAsides(draft, wish.asides, context);
  if (isBesideTold && !wish.isTouched && !wantsBooking && time === null) {
    if (!putAdded(draft, wish.asides ?? [], message, context)) repeatQuestion(draft, context);
    return true;
  }
  noteCarTimes(draft, message, context);
  acknowledge(draft, wish);
  if (wish.isTouched) askAboutFilms(draft, message, context);
  if (wish.isTouched && wish.open.length === 0) tellUnlisted(draft, message, context);
  if (isStillComparing(draft, news)) return showCompared(draft, context);
  if (
    time &&
    ('time' in time || draft.state.asked?.kind !== 'time') &&
    (wantsBooking || wish.isTouched || draft.state.wished.length > 0)
  )
    draft.state = { ...draft.state, wishedTime: timeOf(time, context) };
  // "Have you got something against the dog smell?": what the list has for it is told, by whatever name.
  const isPartOpen = wish.isPartUnknown && !isAllOfList(draft, message, context);
  if (isPartOpen && !suggestBeside(draft, message, context, true)) {
    say(draft, 'partNotOnList');
    askOwner(draft, message, context);
  }
  const open = draft.isChoiceGone
    ? []
    : wish.isTouched
      ? openLines(draft, wish, context)
      : waitingLines(draft, news);
  if (open.length > 0) {
    priceSettled(draft, context);
    return askWhich(draft, open, context);
  }
  const [gap] = draft.isChoiceGone ? [] : wish.open;
  if (gap) draft.state = { ...draft.state, wished: [...wish.wished, wishFor(gap.service, '')] };
  // "The dearer one. Is Friday possible?" has chosen, however it was read.
  const isChosen = wish.isAnswer && time !== null && !findIntents(message.text).has('difference');
  if (!isStanding && !isChosen && compareOptions(draft, message, context, wish.isTouched)) return true;
  if (asksOfPart(draft, message, news, context)) {
    const topic = `part ${message.rest.slice(0, 40)}`;
    // "There is a scratch on the door as well": the list may have something for it.
    if (!suggestBeside(draft, message, context, true))
      putToOwner(draft, { topic, said: message.text }, { message, context });
    repeatQuestion(draft, context);
    return true;
  }
  if (!draft.isChoiceGone && waitsForService(draft, news)) return noteTime(draft, message, context, news);
  if (!isMoved(draft, message, news, isAnswered)) return false;
  if (wantsBooking) draft.state = { ...draft.state, isBooking: true };
  if (draft.state.wished.length === 0 && (draft.state.compared ?? []).length > 1)
    return showCompared(draft, context);
  if (draft.state.wished.length === 0)
    return isAnswered && !wantsBooking ? false : askService(draft, message, context);
  return goOn(draft, message, context, news);
}

/** What is wanted after this message is settled, line by line: nothing of it is compared. */
function stands({ state }: Draft, { isJudged, wished, open }: WishReading, context: Context): boolean {
  if (!isJudged || wished.length === 0 || open.length > 0) return false;
  const isOfRanks = (one: WishedService) =>
    wished.some((other) => areAlternatives(one.service, other.service));
  if (wished.some((one) => isOfRanks(one) && !state.wished.some(({ service }) => service === one.service)))
    return false;
  return narrowWishes({ ...state, wished }, context).every(
    ({ found }) => found.kind === 'row' || (found.kind === 'missing' && found.dimension === 'carType'),
  );
}

/** Each car was told what it gets: nothing of that is compared. */
function isByCar({ byCar }: Understanding, { wished }: WishReading): boolean {
  return byCar.length > 1 && wished.length > 1 && wished.every(({ car }) => car !== undefined);
}

/** Films, parts or services that stand side by side to be chosen from. */
function compare(draft: Draft, message: Understanding, context: Context, wish: WishReading): boolean {
  return (
    compareNamed(draft, message, context) ||
    compareParts(draft, message, context, wish) ||
    compareServices(draft, message, context, wish) ||
    offerEither(draft, message, context, wish) ||
    offerTiers(draft, message, context, wish)
  );
}

/** Whatever is asked about so many cars at once is answered by their sum and passed on. */
function isOfFleet({ state }: Draft, { wish }: News): boolean {
  return state.fleet !== undefined && state.wished.length > 0 && !wish.isTouched;
}

/** "Thursday at two", said to the question which of the washes it shall be. */
function waitsForService({ state }: Draft, { wish, time }: News): boolean {
  const isOpen = state.wished.length === 0 || (state.asked?.lines ?? []).length > 0;
  return state.asked?.kind === 'service' && isOpen && time !== null && !wish.isTouched;
}

/** The time is kept for what will be chosen, and the question is put again. */
function noteTime(draft: Draft, message: Understanding, context: Context, { time }: News): true {
  const wishedTime = time && timeOf(time, context);
  const lines = draft.state.asked?.lines;
  const day = wishedTime?.start.slice(0, 10) ?? null;
  draft.state = { ...draft.state, wishedTime, day, isBooking: true };
  if (wishedTime?.kind === 'instant') say(draft, 'timeNoted', { when: { instant: wishedTime.start } });
  else if (day !== null) say(draft, 'timeNoted', { when: { day } });
  return lines ? askWhich(draft, lines, context) : askService(draft, message, context);
}

/** What is clear already is priced before what is not is asked about. */
function priceSettled(draft: Draft, context: Context): void {
  const rows = draft.state.later?.length ? null : settledRows(draft, context);
  if (rows) quote(draft, rows);
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

function isMoved(draft: Draft, message: Understanding, news: News, isAnswered: boolean): boolean {
  const { wish, carChanged, wantsBooking, isAboutMoney, time } = news;
  const isAgain =
    (message.intents.has('apart') && draft.state.wished.length > 0) ||
    (wish.isNamedAgain === true && !isAnswered && !draft.state.isBooking && !message.intents.has('no'));
  if (
    draft.isChoiceGone ||
    wish.isTouched ||
    carChanged ||
    wantsBooking ||
    isAgain ||
    message.intents.has('cheaper')
  )
    return true;
  return (isAboutMoney && !isAnswered) || hasBookingNews(draft, message, time !== null);
}

/** "A polish without ceramic" of a list that has it so names nothing else. */
function isAllOfList(draft: Draft, { rest }: Understanding, context: Context): boolean {
  const rows = settledRows(draft, context) ?? [];
  const names = rows.map(({ service, zone, material }) => `${service}, ${zone ?? ''}, ${material ?? ''}`);
  const { concepts } = readSense(names.join(', '));
  const jobs = jobsIn(readMessage(rest));
  return jobs.length > 0 && jobs.every((id) => concepts.has(id));
}

/** Says the price, then leads on to the booking or invites to it. */
function goOn(draft: Draft, message: Understanding, context: Context, news: News): true {
  const { wish, carChanged, isAboutMoney, time } = news;
  const isQuoteDue =
    draft.isChoiceGone ||
    isAboutMoney ||
    message.intents.has('together') ||
    message.intents.has('apart') ||
    wish.isNamedAgain === true ||
    wish.isTouched ||
    carChanged;
  if (message.intents.has('together') && quoteAllCars(draft, context)) {
    repeatQuestion(draft, context);
    return true;
  }
  suggestBeside(draft, message, context);
  const before = draft.acts.length;
  const rows = answerWish(draft, message, context, isQuoteDue);
  if (!rows) {
    if (time) noteSlot(draft, before, timeOf(time, context), context);
    else if (message.intents.has('free')) noteNextSlots(draft, before, context);
    return true;
  }
  if (quoteFleet(draft, rows, message, context)) return true;
  if (isQuoteDue) tellWholeOnly(draft, rows, message, context);
  payDuration(draft, rows, context);
  const { wished } = draft.state;
  if (offerToAdd(draft, message, context)) return true;
  // What does not fit into a visit is looked for together with what is booked.
  const due = draft.state.wished === wished ? rows : (settledRows(draft, context) ?? rows);
  noteTintLaw(draft, rows, context);
  // A time named while the part was still open waits for it.
  if (draft.state.isBooking || time !== null || draft.state.wishedTime !== null) {
    book(draft, message, context, rowsOfFirstCar(draft, due, context));
    return true;
  }
  // What costs less together does so for one car.
  const isOfOneCar = draft.state.wished.every(({ car }) => car === undefined);
  const whole = isQuoteDue && isOfOneCar ? findPackage(rows, context) : null;
  if (whole && offerPackage(draft, whole)) return true;
  if (!draft.acts.some(({ key }) => key === 'wholeOnly')) suggestExtra(draft, rows, message, context);
  if (isBookedAsWanted(draft, context)) return true;
  say(draft, 'inviteBooking');
  ask(draft, { kind: 'booking', choices: [{ key: 'book' }] });
  return true;
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
