import type { DialogState, Question } from '../../dialog-state.ts';
import type { OwnBooking } from '../../facts.ts';
import { jobsIn, matchServices, readMessage } from '../../prices/index.ts';
import { wantsFurtherBooking } from '../../understanding/further-booking.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import { words } from '../act.ts';
import { repeatQuestion } from '../answers/repeat-question.ts';
import { handOver } from '../contact/hand-over.ts';
import type { Context } from '../context.ts';
import { ask, type Draft, say } from '../draft.ts';
import { OTHER_ONE } from '../wish/list-words.data.ts';
import { areSameWishes } from '../wish/same-wishes.ts';
import { isVisitOf } from './booking-of-visit.ts';
import { dropPlan } from './call-off.ts';
import { callsVisitOff } from './calls-visit-off.ts';
import { askCancel, moveBooking } from './change-booking.ts';
import { findBareTime } from './find-bare-time.ts';
import { isOfOtherCar } from './is-as-booked.ts';
import { listOwnBookings, namesOwner } from './own-bookings.ts';
import { askWhichBooking, bookingsMeant, isOfOther } from './which-booking.ts';

/** Moving and cancelling bookings the client already has. True when the message was about that. */
export function continueChange(draft: Draft, message: Understanding, context: Context): boolean {
  const { intents } = message;
  if (wantsFurtherBooking(message.text) && !intents.has('cancel') && draft.state.visits?.length) {
    draft.state = leaveChange(draft.state);
    return false;
  }
  const { change, asked } = draft.state;
  const isOngoing =
    asked?.kind === 'move' ||
    asked?.kind === 'moveTime' ||
    asked?.kind === 'cancel' ||
    asked?.kind === 'ownName' ||
    asked?.kind === 'ownBooking';
  const isPicking = asked?.kind === 'ownBooking' && change !== null;
  const isCalledOff = isOngoing && !isPicking && callsVisitOff(message);
  const wantsMove =
    !isCalledOff &&
    (((intents.has('reschedule') || MOVE_ME.test(message.text)) && !NO_MOVE.test(message.text)) ||
      (isOngoing && !isPicking && (isAboutTime(message) || isHourOf(message, draft.state))) ||
      (!intents.has('cancel') && isOwnerShifting(message, draft, context)));
  const isNoMove = intents.has('cancel') && NO_MOVE.test(message.text);
  const wantsCancel = intents.has('cancel') && (!intents.has('reschedule') || isNoMove);
  const cannotCome = intents.has('cannotCome') && !draft.state.isBooking;
  const isNaming = asked?.kind === 'ownName' && change !== null;
  // "I have none yet, I want to make one."
  if (
    asked?.kind === 'ownName' &&
    message.name === null &&
    (intents.has('book') || NONE_YET.test(message.text))
  ) {
    draft.state = { ...draft.state, change: null, asked: null };
    return false;
  }
  if (isNaming && intents.has('no') && message.name === null) return letBe(draft);
  // The name that was asked for to look a booking up.
  const isLookedUp = asked?.kind === 'ownName' && change === null && message.name !== null;
  const asksOwn =
    isLookedUp || (intents.has('myBooking') && (!draft.state.isBooking || message.acts.has('ask.mybooking')));
  if (isPicking || (change !== null && isOngoing)) {
    const other = pickAgain(draft, message, context);
    if (other !== null) return other;
  }
  if (!wantsMove && !wantsCancel && !cannotCome && !isNaming && !asksOwn) return false;
  const isPlanning =
    draft.state.isBooking || draft.state.wishedTime !== null || draft.state.wished.length > 0;
  // "Forget it" while a booking is only being planned.
  if (isPlanning && !isOngoing && context.calendar.own.length === 0) {
    const isGivenUp = wantsCancel && message.times.reading === null;
    if (isGivenUp) dropPlan(draft);
    return isGivenUp;
  }
  const bookings = listOwnBookings(message, draft.state, context);
  const ongoing = bookings.find(({ id }) => id === change?.bookingId && isOngoing);
  const isMove = !wantsCancel && !(isNaming && change?.kind === 'cancel');
  const meant = ongoing
    ? [ongoing]
    : bookingsMeant(bookings, message, { state: draft.state, context, isMove });
  const [booking] = meant;
  if (!booking)
    return findNone(
      draft,
      message,
      context,
      wantsCancel ? 'cancel' : wantsMove || cannotCome || isNaming ? 'move' : null,
    );
  if (asksOwn && !wantsMove && !wantsCancel) return showBookings(draft, bookings, context);
  if (meant.length > 1) return askWhichBooking(draft, meant, isMove ? 'move' : 'cancel');
  recall(draft, booking, context);
  if ((wantsCancel || (isNaming && change?.kind === 'cancel')) && !wantsMove)
    askCancel(draft, booking, message, context);
  else moveBooking(draft, booking, message, context);
  return true;
}

/** "No, don't move it, another booking at nine": what was to be changed stays. */
function leaveChange(state: DialogState): DialogState {
  const isOfChange = state.change !== null;
  return isOfChange ? { ...state, change: null, asked: null, slot: null, offered: [] } : state;
}

/** The client speaks of the visit as of themselves. */
const MOVE_ME =
  /(?<!\p{L})(?:(?:move|switch|push|put|shift) (?:me|us) (?:to|back|over|on)|(?:schieb|verschieb|verleg)\p{L}* (?:mich|uns)|перенес\p{L}* (?:мене|нас|меня))(?!\p{L})/iu;

/** "Don't move it, cancel it." */
export const NO_MOVE =
  /(?<!\p{L})(?:(?:not|don['’]?t|no) (?:move|moving|reschedul\p{L}*)|(?:nicht|nichts|nix|nüt|nöd|ned|net) (?:\p{L}+ ){0,2}(?:versch(?:ie|ö)b\p{L}*|verleg\p{L}*|umbuch\p{L}*)|не (?:треба |надо |нужно |потрібно )?перен[оё]?с\p{L}*)/iu;

/** The answer to which booking is meant, or the word that it is another one than was understood. Null when it is neither. */
function pickAgain(draft: Draft, message: Understanding, context: Context): boolean | null {
  const { change, asked } = draft.state;
  if (!change || change.kind === 'add' || change.kind === 'swap') return null;
  const bookings = listOwnBookings(message, draft.state, context);
  const isMove = change.kind === 'move';
  const at = { state: draft.state, context, isMove };
  if (asked?.kind === 'ownBooking' && !isOfOther(message, bookings, at)) {
    if (message.intents.has('no') && !OTHER_ONE.test(message.text)) return letBe(draft);
    const isElse = message.topics.length > 0 || message.intents.has('price') || message.intents.has('book');
    return isElse || bookings.length < 2 ? null : askWhichBooking(draft, bookings, change.kind);
  }
  // A day with its hour is where a booking is to be moved to.
  const isNewTime = asked?.kind === 'cancel' && message.times.reading?.kind === 'instant';
  if (isNewTime || !isOfOther(message, bookings, at)) return null;
  const [booking] = bookingsMeant(bookings, message, at);
  if (!booking) return null;
  recall(draft, booking, context);
  const pointed = { ...message, times: { ...message.times, reading: null, old: null } };
  if (isMove) moveBooking(draft, booking, pointed, context);
  else askCancel(draft, booking, message, context);
  return true;
}

/** "Never mind" in answer to the question whose booking it is. */
function letBe(draft: Draft): true {
  say(draft, 'noProblem');
  draft.state = { ...draft.state, change: null, asked: null };
  return true;
}

/** "I am down for tomorrow, Miller. Could it be an hour later?" */
function isOwnerShifting(message: Understanding, draft: Draft, context: Context): boolean {
  const { intents, times, rest } = message;
  const isCorrecting =
    intents.has('instead') && times.reading !== null && jobsIn(readMessage(rest)).length === 0;
  const isShifting = intents.has('later') || intents.has('earlier') || intents.has('otherTime');
  // "Miller here, I can only do Friday afternoon": a name that is booked, a time, and nothing to be done to a car.
  const isOwner =
    times.reading !== null &&
    draft.state.wished.length === 0 &&
    !OTHER_TALK.some((intent) => intents.has(intent)) &&
    jobsIn(readMessage(rest)).length === 0 &&
    namesOwner(message, context);
  // The other car of the talk is not the booked one.
  if (isOfOtherCar(draft.state)) return false;
  if (message.car !== null && draft.state.asked?.kind === 'booking') return false;
  // "Could I come on Saturday?" of somebody who is booked and names nothing else to be done.
  const isOtherDay =
    Boolean(draft.state.booked) &&
    times.reading?.isDayNamed === true &&
    message.text.includes('?') &&
    message.car === null &&
    // "The whole car. Is Friday possible for that too?" answers what was asked of another job.
    !CHOOSING.has(draft.state.asked?.kind ?? '') &&
    !OTHER_TALK.some((intent) => intents.has(intent)) &&
    message.topics.length + message.questions.length === 0 &&
    matchServices(readMessage(rest), context.index).matches.length === 0;
  const isShiftingAny = isShifting || isCorrecting || isOwner || isOtherDay;
  if (draft.state.isBooking || !(isShiftingAny || namesOtherHour(message, draft, context))) return false;
  return listOwnBookings(message, draft.state, context).length > 0;
}

/** "Would 12 work too?" of somebody who is booked and names nothing else: the hour of that booking is meant. */
function namesOtherHour(message: Understanding, { state }: Draft, { index }: Context): boolean {
  const { times, intents, rest, text, car, topics, questions } = message;
  if (!state.booked || state.asked !== null || car !== null || topics.length + questions.length > 0)
    return false;
  if (splitWords(text).length > SHORT || OTHER_TALK.some((intent) => intents.has(intent))) return false;
  const isHour = times.reading?.kind === 'instant' && !times.reading.isDayNamed;
  const isBare =
    MAKE_IT.test(text) && findBareTime(message, { offered: [], slot: null, asked: MOVING }) !== null;
  return (isHour || isBare) && matchServices(readMessage(rest), index).matches.length === 0;
}

const CHOOSING: ReadonlySet<string> = new Set(['zone', 'material', 'service', 'carType', 'order']);
const SHORT = 7;
const MOVING: Question = { kind: 'moveTime', choices: [] };
const MAKE_IT = /(?<!\p{L})(?:make it|rather|instead|lieber|auf|besser|краще|лучше|давайте|на)(?!\p{L})/iu;

const OTHER_TALK = ['price', 'cancel', 'hours', 'myBooking', 'complaint', 'duration'] as const;

/** "12 works, and put a wash on top": the hour of a visit that is being moved, whatever else is said. */
function isHourOf(message: Understanding, state: DialogState): boolean {
  return state.asked?.kind === 'moveTime' && findBareTime(message, state) !== null;
}

function isAboutTime({ times, intents, ordinal, text }: Understanding): boolean {
  return (
    times.reading !== null ||
    ordinal !== null ||
    intents.has('otherTime') ||
    intents.has('anyTime') ||
    intents.has('sameTime') ||
    intents.has('later') ||
    intents.has('earlier') ||
    /^\D{0,20}\d{1,2}(?:[:.]\d{2})?\D{0,20}$/.test(text)
  );
}

function showBookings(draft: Draft, bookings: readonly OwnBooking[], context: Context): true {
  const [first] = bookings;
  if (first && !draft.state.isBooking) {
    recall(draft, first, context);
    draft.state = { ...draft.state, name: first.customerName };
  }
  for (const { service, start } of bookings.slice(0, MOST_SHOWN))
    say(draft, 'ownBooking', { service: words(service), when: { instant: start } });
  if (draft.state.isBooking) repeatQuestion(draft, context);
  else say(draft, 'bookedChange');
  return true;
}

const MOST_SHOWN = 5;

/** Who is asked for the name of a booking and has made none. */
const NONE_YET =
  /(?<!\p{L})(?:(?:do not|don['’]?t|haven['’]?t) (?:have|got|made|booked)|no booking|not booked|new (?:booking|appointment)|(?:noch )?keine[nr]? (?:termin|buchung)|neue[nr]? termin|(?:ще )?не (?:маю|записаний|записана|записував\p{L}*)|немає запису|нов(?:ий|ого) запис\p{L}*|(?:ещё |еще )?не (?:записан\p{L}*|записывал\p{L}*)|нет записи|нов(?:ая|ую) запись)(?!\p{L})/iu;

/** No booking is known under this name: the name is asked once, then a person looks. */
function findNone(
  draft: Draft,
  message: Understanding,
  context: Context,
  kind: 'move' | 'cancel' | null,
): boolean {
  // A time in answer to the question for the name is kept out: the name is still wanted.
  const isTimeOnly = message.name === null && draft.state.name === null && message.times.reading !== null;
  if ((draft.state.asked?.kind === 'ownName' && !isTimeOnly) || draft.state.name !== null) {
    say(draft, 'noBookingFound');
    handOver(draft, 'time', message, context);
    return true;
  }
  say(draft, 'askOwnName');
  draft.state = { ...draft.state, change: kind && { kind, bookingId: '' } };
  ask(draft, { kind: 'ownName' });
  return true;
}

/** The booked service is what a question for "the price again" is about. */
function recall(draft: Draft, booking: OwnBooking, { index }: Context): void {
  const names = booking.service.split(' + ');
  // What was added to it meanwhile goes with it.
  if (draft.state.change?.bookingId === booking.id) return;
  const visit = draft.state.visits?.find((one) => isVisitOf(one, booking));
  if (visit) {
    const { wished, car, carType } = visit;
    const isKnown = areSameWishes(wished, draft.state.wished);
    draft.state = {
      ...draft.state,
      ...{ wished, car: car ?? draft.state.car, carType: carType ?? null },
      ...(!isKnown && { shownRowIds: [] }),
    };
    return;
  }
  const known = index.services.filter(({ service }) => names.includes(service));
  if (known.length === 0) return;
  const wished = known.map(({ service }) => ({ service, zone: null, material: null, said: '' }));
  const isSame =
    draft.state.wished.map(({ service }) => service).join() === wished.map(({ service }) => service).join();
  if (!isSame) draft.state = { ...draft.state, wished, shownRowIds: [] };
}
