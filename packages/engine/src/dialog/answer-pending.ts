import type { PriceRow } from '../facts.ts';
import { jobsIn, matchServices, namedLines, readMessage, readSense } from '../prices/index.ts';
import { deniedByNot } from '../understanding/denied-by-rule.ts';
import { findIntents } from '../understanding/find-intents.ts';
import { wantsFurtherBooking } from '../understanding/further-booking.ts';
import type { Understanding } from '../understanding/understand.ts';
import { splitWords } from '../words/split-words.ts';
import { takesBeside } from './asides/take-beside.ts';
import { tellsBody } from './basket/cars/tells-body.ts';
import { namesGoods } from './basket/edit-basket.ts';
import { OUT } from './basket/edit-words.data.ts';
import { namesFurther } from './basket/own-words-said.ts';
import { answerAdd } from './booking/add-to-booked.ts';
import { agreesInAClause } from './booking/agrees-in-a-clause.ts';
import { answerSecond } from './booking/answer-second.ts';
import { confirmBooking } from './booking/book.ts';
import { closesWithYes } from './booking/book-as-told.ts';
import { confirmCancel, confirmMove } from './booking/change-booking.ts';
import { NO_MOVE } from './booking/continue-change.ts';
import { findBareTime } from './booking/find-bare-time.ts';
import { keepsVisit } from './booking/keeps-visit.ts';
import { listOwnBookings } from './booking/own-bookings.ts';
import { REFUSING } from './booking/refusing-words.data.ts';
import { isOfOther } from './booking/which-booking.ts';
import { type Context, toLocal } from './context.ts';
import { ask, type Draft, newDraft, say } from './draft.ts';
import { changesOrder } from './order/changes-order.ts';
import { judgeMessage } from './order/judge-message.ts';
import { settledRows } from './wish/answer-wish.ts';
import { carName } from './wish/car-name.ts';
import { correctWish } from './wish/correct-wish.ts';
import { isTapped } from './wish/is-tapped.ts';
import { DROPPED, ONLY_DROPPED } from './wish/list-words.data.ts';
import { readWish } from './wish/read-wish.ts';
import { areSameWishes, isSameOrder } from './wish/same-wishes.ts';

/** The yes or no to a booking, a move or a cancellation that was asked about. True when this was one. */
export function answerPending(draft: Draft, message: Understanding, context: Context): boolean {
  const { asked, change } = draft.state;
  if (asked?.kind === 'second') return answerSecond(draft, message, context);
  if (!asked || (change !== null && wantsFurtherBooking(message.text))) return false;
  const { intents } = message;
  const isChanging =
    message.times.reading !== null ||
    isOtherCar(message, draft.state) ||
    intents.has('instead') ||
    intents.has('otherTime') ||
    // "Yes. Oh no, I have to work that day" takes it back.
    (asked.kind === 'confirm' && TAKEN_BACK.some((intent) => intents.has(intent))) ||
    // "Yes, only leave the strip out" agrees to something else than was asked.
    ONLY_DROPPED.test(message.text) ||
    // "Ok add it": what was asked about before goes with it.
    takesBeside(message, draft.state, context) ||
    // "I said the Camry, yes", "210 isn't bad, yeah book" sound like a change and name none.
    (CHANGES.some((act) => message.acts.has(act)) && !isNothingChanged(draft, message, context));
  const isYes = intents.has('yes') && !intents.has('no') && !isChanging;
  const booking = context.calendar.own.find(({ id }) => id === change?.bookingId);
  if (asked.kind === 'add') return answerAdd(draft, message, context);
  if (asked.kind === 'confirm') return answerConfirm(draft, message, context, isYes);
  if (booking && isOtherBooking(draft, message, context)) return false;
  if (booking && MOVED.has(asked.kind) && keepsVisit(message, booking, context)) {
    keepBooking(draft);
    return true;
  }
  if (asked.kind === 'move' && booking) {
    if (isYes || isRestated(message, intents.has('yes'))) confirmMove(draft, booking, context);
    else if (intents.has('no') && !isChanging) keepBooking(draft);
    else return false;
    return true;
  }
  if (asked.kind === 'cancel' && booking) {
    const insists = intents.has('cancel') && !intents.has('keepBooking');
    if (
      ((isYes && !intents.has('keepBooking')) || insists) &&
      (!intents.has('reschedule') || NO_MOVE.test(message.text)) &&
      message.times.reading === null
    )
      confirmCancel(draft, booking);
    else if ((intents.has('no') || intents.has('keepBooking')) && !isChanging && !intents.has('reschedule'))
      keepBooking(draft);
    else return false;
    return true;
  }
  return false;
}

const MOVED: ReadonlySet<string> = new Set(['move', 'moveTime', 'cancel']);

/** "Only two hours for the interior? Anyway, book": what is named is what was summed up. */
function staysAsSummedUp({ state }: Draft, message: Understanding, context: Context): boolean {
  const isTurned = (['add', 'only', 'instead'] as const).some((intent) => message.intents.has(intent));
  if (isTurned || message.denied.length > 0) return false;
  if (isOtherCar(message, state)) return false;
  const { wished, open, isUnknown, doubt, asides } = judgeMessage(state, message, context).revised;
  return open.length === 0 && !isUnknown && !doubt && !asides && isSameOrder(wished, state.wished);
}

/** What was heard as a change names nothing that would change. */
function isNothingChanged(draft: Draft, message: Understanding, context: Context): boolean {
  const { rest, intents, denied } = message;
  if (intents.has('add') || denied.length > 0 || isOtherCar(message, draft.state)) return false;
  if (namesGoods(rest) || namedLines(rest, context.index).lines.length > 0) return false;
  return !judgeMessage(draft.state, message, context).revised.isTouched;
}

function isOtherCar({ car, cars, written }: Understanding, { car: known, wished }: Draft['state']): boolean {
  if (car === null || tellsBody(car, written, [known, ...wished.map((one) => one.car)])) return false;
  const names = new Set([carName(known), ...wished.map((one) => carName(one.car))]);
  return cars.length > 1 || !names.has(carName(car));
}

/** "No, the one on Friday" neither agrees nor refuses. */
function isOtherBooking({ state }: Draft, message: Understanding, context: Context): boolean {
  if (state.asked?.kind !== 'move' && state.asked?.kind !== 'cancel') return false;
  const bookings = listOwnBookings(message, state, context);
  return isOfOther(message, bookings, { state, context, isMove: state.change?.kind === 'move' });
}

const CHANGES = ['drop', 'add', 'change'];
/** "Ja. Ach nee, …" */
const TAKES_BACK =
  /(?<!\p{L})(?:oh no|wait no|actually no|ach nee?|ach nein|doch nicht|ой ні|ой нет|хотя нет|хоча ні|ні стоп|нет стоп)(?!\p{L})/iu;
const TAKEN_BACK = ['cancel', 'cannotCome', 'cannot'] as const;

/** "Yes, Tuesday at nine is fine": the time said again is no new wish. */
function isRestated(message: Understanding, isYes: boolean): boolean {
  return (
    isYes &&
    message.times.reading === null &&
    message.car === null &&
    !message.intents.has('otherTime') &&
    !message.intents.has('no')
  );
}

function answerConfirm(draft: Draft, message: Understanding, context: Context, isYes: boolean): boolean {
  const rows = settledRows(draft, context);
  if (!rows || !draft.state.slot) return false;
  const { intents } = message;
  const isSameTime = isSlotRepeated(draft, message, context);
  const isToldToBook = closesWithYes(message.text) && staysAsSummedUp(draft, message, context);
  const isAgreed =
    isYes ||
    isYesInTheEnd(draft, message, context, rows) ||
    isYesWithNote(message, context) ||
    (isToldToBook && !intents.has('no') && message.times.reading === null);
  const isTakenBack = TAKEN_BACK.some((intent) => intents.has(intent)) || TAKES_BACK.test(message.text);
  const isSaidAgain = intents.has('yes') && !intents.has('no') && isSameTime && message.car === null;
  const isOtherHour = namesOtherHour(draft, message, context);
  const isClear =
    (agreesInAClause(message.text, draft.state.language) || isToldToBook) &&
    !isOtherHour &&
    !changesWhatIsBooked(draft, message, context);
  // "35 for that, nah leave it. Just the windows. Book it" agrees to something else than was summed up.
  const isRefusing = REFUSING.test(message.text) && !isTapped(message.text, draft.state.asked);
  if (!isTakenBack && isClear && !isRefusing && (isAgreed || isSaidAgain)) {
    confirmBooking(draft, context, rows);
    return true;
  }
  if (isDayRefused(draft, message, context)) return askOtherTime(draft);
  // "No, as it was before", "not yet, how long does it take?": a no beside a change or a question is no refusal.
  if (intents.has('no') && (asksBeside(message) || changesOrder(draft, message, context))) return false;
  const isPlainNo =
    intents.has('no') &&
    !isOtherHour &&
    message.times.reading === null &&
    message.car === null &&
    message.name === null &&
    !intents.has('instead') &&
    !intents.has('otherTime') &&
    !namesFurther(message, draft.state, context) &&
    !wantsGoods(message);
  // "No roof, please" is no to a part of it and not to the booking.
  if (correctWish(message, draft.state, context)) return false;
  const left = isPlainNo ? leftOut(message.text) : [];
  if (!isPlainNo || draft.state.wished.some(({ service }) => isOf(service, left))) return false;
  // "No, only the one for 149" says what is to be booked, and may say what is booked anyway.
  const isNamedAgain = intents.has('only') && /\d{2}/u.test(message.rest);
  if (isNamedAgain && changesOrder(draft, message, context)) return false;
  if (left.length > 0 || isNamedAgain) {
    // "No, no ozone then" refuses something that was only spoken of.
    say(draft, 'stillConfirm', { when: { instant: draft.state.slot.start } });
    draft.choices = [{ key: 'yes' }, { key: 'otherTime' }];
    return true;
  }
  return intents.has('cancel') || GIVES_UP.test(message.text) ? letGo(draft) : askOtherTime(draft);
}

function asksBeside({ text, topics, questions, intents }: Understanding): boolean {
  const isAsked = topics.length > 0 || questions.some(({ isBorneOut }) => isBorneOut);
  return isAsked || text.includes('?') || intents.has('duration');
}

/** "Your list says Both, that's the one I want" agrees to something else than was summed up. */
function changesWhatIsBooked(draft: Draft, message: Understanding, context: Context): boolean {
  if (!namesGoods(message.rest)) return false;
  const { revised } = judgeMessage(draft.state, message, context);
  return revised.isTouched && !areSameWishes(revised.wished, draft.state.wished);
}

/** "I'll think about it, too dear": whoever lets go is asked for no other day. */
const GIVES_UP =
  /(?<!\p{L})(?:think (?:about )?it|think it over|too (?:expensive|dear|pricey|much money)|leave it (?:then|for now)|forget it|never ?mind|überleg\p{L}*|zu teuer|lass(?:en wir)?(?:['’]?s| es)|doch nicht|подумаю|подумати|подумать|дорого(?:вато)?|дорогувато|передума\p{L}*|не треба|не надо|забудьте|облиш\p{L}*)(?!\p{L})/iu;

function letGo(draft: Draft): true {
  say(draft, 'noProblem');
  draft.state = { ...draft.state, slot: null, offered: [], isBooking: false, asked: null };
  return true;
}

/** "No, the polish and the cabin too", "no, two lamps": it corrects what is to be booked and does not call it off. */
function wantsGoods({ text, rest }: Understanding): boolean {
  return (
    namesGoods(rest) && !OUT.test(text) && ![...text.matchAll(DROPPED)].some(([words]) => namesGoods(words))
  );
}

/** "Yes. And let somebody look at the door": a yes of its own, and a word for the studio that the list has nothing for. */
function isYesWithNote(message: Understanding, context: Context): boolean {
  const [first = '', ...rest] = message.text.split(/[.!;]\s+/u);
  const note = rest.join('. ');
  const said = findIntents(first);
  const isYes = said.has('yes') && !said.has('no') && splitWords(first).length <= 4;
  if (!isYes || note === '' || message.times.reading !== null || message.denied.length > 0) return false;
  if (OTHER.some((intent) => findIntents(note).has(intent))) return false;
  return matchServices(readMessage(note), context.index).matches.length === 0;
}

const OTHER = ['no', 'instead', 'otherTime', 'cancel', 'reschedule', 'later', 'earlier'] as const;

function askOtherTime(draft: Draft): true {
  say(draft, 'notBooked');
  ask(draft, { kind: 'time', choices: [{ key: 'otherTime' }, { key: 'person' }] });
  draft.state = { ...draft.state, slot: null };
  return true;
}

/** "Not Friday": the only day named is the one proposed, and it is denied. */
function isDayRefused({ state }: Draft, { text, times }: Understanding, { studio }: Context): boolean {
  const { reading, denied = [] } = times;
  if (!state.slot) return false;
  const day = toLocal(state.slot.start, studio.timezone).toString().slice(0, 10);
  if (reading === null) return denied.includes(day);
  if (!reading.isDayNamed || reading.kind === 'instant') return false;
  return reading.start.slice(0, 10) === day && deniedByNot(text).length > 0;
}

/** "No, carbon is fine, yes book it": the last clause agrees, and the rest leaves the wish as it is. */
function isYesInTheEnd(
  draft: Draft,
  message: Understanding,
  context: Context,
  rows: readonly PriceRow[],
): boolean {
  const clauses = message.text.split(/[,.;!–—]\s*/u).filter((clause) => clause.trim() !== '');
  const last = findIntents(clauses.at(-1) ?? '');
  if (clauses.length < 2 || !last.has('yes') || last.has('no') || message.text.includes('?')) return false;
  if (message.times.reading !== null || message.car !== null || message.amounts.length > 0) return false;
  const wish = readWish(message, draft.state, context);
  if (wish.open.length > 0 || wish.isUnknown) return false;
  const after = settledRows(newDraft({ ...draft.state, wished: wish.wished }), context);
  return after?.length === rows.length && after.every((row) => rows.includes(row));
}

/** The jobs a refusal names. */
function leftOut(text: string): string[] {
  const words = [...text.matchAll(DROPPED)].map((match) => match.slice(1).find(Boolean) ?? '').join(' ');
  return jobsIn(readMessage(words));
}

function isOf(service: string, jobs: readonly string[]): boolean {
  return jobs.some((id) => readSense(service).concepts.has(id));
}

/** "10 is early, make it 12" agrees to no ten o'clock. */
function namesOtherHour({ state }: Draft, message: Understanding, { studio }: Context): boolean {
  const hour = message.times.reading === null ? findBareTime(message, state) : null;
  const clock = state.slot && toLocal(state.slot.start, studio.timezone).toString().slice(11, 16);
  return hour !== null && hour !== clock;
}

/** "Yes, Thursday at ten": the very time that was proposed. Another hour is another wish, whatever the yes before it. */
function isSlotRepeated(draft: Draft, { times }: Understanding, { studio }: Context): boolean {
  const { slot, day } = draft.state;
  const { reading } = times;
  if (!slot || !reading) return false;
  const clock = toLocal(slot.start, studio.timezone).toString().slice(11, 16);
  if (reading.kind === 'instant' && reading.start.slice(11, 16) !== clock) return false;
  return reading.start.slice(0, 10) === day || !reading.isDayNamed;
}

function keepBooking(draft: Draft): void {
  say(draft, 'kept');
  draft.state = { ...draft.state, change: null, slot: null, offered: [], asked: null };
}
