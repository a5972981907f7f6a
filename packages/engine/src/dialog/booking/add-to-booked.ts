import type { DialogState, WishedService } from '../../dialog-state.ts';
import type { OwnBooking, PriceRow } from '../../facts.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Slot } from '../../when/index.ts';
import { noteLongJob } from '../answers/note-long-job.ts';
import { namesGoods } from '../basket/edit-basket.ts';
import { type Context, toLocal } from '../context.ts';
import { ask, type Draft, newDraft, say } from '../draft.ts';
import { judgeMessage } from '../order/judge-message.ts';
import { settledRows } from '../wish/answer-wish.ts';
import { narrowWishes } from '../wish/narrow-wish.ts';
import { isSameOrder } from '../wish/same-wishes.ts';
import { bookingOf } from './booking-of-visit.ts';
import { isTooLate, leaveToOwner } from './change-booking.ts';
import { isOfOtherCar } from './is-as-booked.ts';
import { INSTEAD_OF } from './kept-time-words.data.ts';
import { rebook, slotOf } from './rebook.ts';
import { summaryOf } from './summary-of.ts';
import { goOnAfterChange } from './visits/go-on-after-change.ts';

/** A further job for the booked car, another one in its place or another car is put to the client as a change of that visit. */
export function offerToAdd(draft: Draft, message: Understanding, context: Context): boolean {
  const { state } = draft;
  if (isLateAddition(draft, message, context)) {
    leaveToOwner(draft, message, context);
    return true;
  }
  const booking = standing(state, context);
  const isInstead = isPutInPlace(message);
  const isToBooked = TO_BOOKED.test(message.text);
  if (!booking || (!isToBooked && (state.slot !== null || state.offered.length > 0))) return false;
  // "Can I come with the other car instead?", "could you add it on Saturday?" ask for no time.
  const isForTime = message.intents.has('free') && !isInstead && !isToBooked && !message.intents.has('add');
  if (isForTime || (!isToBooked && isElsewhen(message, booking, context))) return false;
  const grown = changedTo(state, booking, { context, isInstead });
  // "Can my wife bring it instead of me?" changes nothing of the visit.
  if (isInstead && message.car === null && !namesOther(state)) return false;
  const isOther = state.wished.some(({ car }) => car !== undefined) || isOfOtherCar(state);
  if (!grown && !isOther && !isInstead && message.intents.has('add')) joinToBooked(draft, context);
  if (!grown || (isOther && !(isInstead && state.wished.length === 1))) return false;
  putAddition(draft, { booking, grown, isInstead }, context);
  return true;
}

/** What does not fit into the visit is looked for together with it. */
function joinToBooked(draft: Draft, context: Context): void {
  const { state } = draft;
  const booked = state.booked?.wished ?? [];
  const fresh = narrowWishes(state, context).map(({ wish }) => wish);
  const wished = [...booked, ...fresh.filter((one) => !booked.some((other) => isSame(one, other)))];
  const rows = settledRows(newDraft({ ...state, wished }), context);
  if (!rows || booked.length === 0) return;
  draft.state = { ...state, wished, isBooking: true };
  draft.told.push([...rows]);
}

function putAddition(
  draft: Draft,
  {
    booking,
    grown: { wished, rows, slot },
    isInstead,
  }: { booking: OwnBooking; grown: Grown; isInstead: boolean },
  context: Context,
): void {
  draft.quoted = [...rows];
  draft.told.push([...rows]);
  draft.state = {
    ...draft.state,
    ...{ wished, isBooking: false, slot: null, offered: [], wishedTime: null },
    change: { kind: isInstead ? 'swap' : 'add', bookingId: booking.id, isWhole: true },
  };
  // More work may end on another day than what is booked.
  noteLongJob(draft, slot, context);
  say(draft, isInstead ? 'askSwap' : 'askAdd', summaryOf(draft, rows, slot));
  ask(draft, { kind: 'add', choices: [{ key: 'yes' }, { key: 'otherTime' }] });
}

/**
 * "I said ten, keep it at ten", while something more is wanted than is booked: it is done at that hour. What was put to the
 * client is agreed to, anything else is put first.
 */
export function addAtKeptTime(draft: Draft, context: Context): boolean {
  const { state } = draft;
  const booking = standing(state, context);
  if (!booking || isOfOtherCar(state) || !namesOther(state) || state.change?.kind === 'swap') return false;
  const grown = changedTo(state, booking, { context, isInstead: false });
  if (!grown) return false;
  if (state.asked?.kind === 'add') rebook(draft, booking, grown, context);
  else putAddition(draft, { booking, grown, isInstead: false }, context);
  return true;
}

/** Whatever else is spoken of meanwhile, an addition that got neither yes nor no is put to the client once more. */
export function putAgain(draft: Draft, before: DialogState, context: Context): void {
  const { state } = draft;
  if (before.asked?.kind !== 'add' || before.change?.kind !== 'add' || state.asked !== null) return;
  if (draft.wantsPerson || state.isBooking || awaitsYes(state).length === 0) return;
  const booking = standing(state, context);
  const grown = booking && changedTo(state, booking, { context, isInstead: false });
  if (!booking || !grown || draft.effects.some(({ kind }) => kind !== 'handoff')) return;
  draft.acts = draft.acts.filter(({ key }) => !UNHEARD.has(key));
  putAddition(draft, { booking, grown, isInstead: false }, context);
}

const UNHEARD: ReadonlySet<string> = new Set(['clarify', 'notUnderstood', 'anythingElse', 'thanks']);

/** What is wanted for the booked car beside what is booked, and waits for its yes. */
export function awaitsYes(state: DialogState): WishedService[] {
  const { wished, booked } = state;
  if (!booked || isOfOtherCar(state) || wished.some(({ car }) => car !== undefined)) return [];
  return wished.filter((one) => !booked.wished.some((other) => isSame(one, other)));
}

/** The answer to whether it is to be added. Another time makes it a booking of its own. */
export function answerAdd(draft: Draft, message: Understanding, context: Context): boolean {
  const { state } = draft;
  const { intents, times } = message;
  const booking = context.calendar.own.find(({ id }) => id === state.change?.bookingId);
  if (state.asked?.kind !== 'add' || !booking) return false;
  const isWorkNamed = message.isWorkNamed && !isPutAlready(state, message, context);
  const isElse = times.reading !== null || intents.has('otherTime') || isWorkNamed;
  const grown = changedTo(state, booking, { context, isInstead: state.change?.kind === 'swap' });
  // "At ten, yes", "leave it at ten": the very hour that was put.
  const isAtBooked = times.reading?.kind === 'instant' && !isElsewhen(message, booking, context);
  const isAsked = message.text.includes('?') && !intents.has('yes');
  const isSameHour = isAtBooked && !isAsked;
  const isAgreed = (intents.has('yes') && !isElse) || (isSameHour && !isWorkNamed);
  // "Does it still start at ten?" is answered by what was put.
  if (isAsked && isAtBooked && grown && !isWorkNamed) {
    putAddition(draft, { booking, grown, isInstead: state.change?.kind === 'swap' }, context);
    return true;
  }
  const isYes = (isAgreed && state.slot === null) || (intents.has('yes') && !isElse);
  if (isYes && !intents.has('no') && grown) {
    rebook(draft, booking, grown, context);
    goOnAfterChange(draft, state.change, { message, context });
    return true;
  }
  const isLeft = intents.has('no') || message.denied.length > 0 || message.acts.has('drop');
  if (!isLeft || intents.has('otherTime') || isElsewhen(message, booking, context)) {
    draft.state = { ...state, asked: null, change: null };
    return false;
  }
  const wished = state.booked?.wished ?? state.wished;
  draft.state = { ...state, wished, asked: null, change: null };
  // "No, not the tint, the film": what is named instead is heard after what is booked.
  if (message.denied.length > 0 && namesGoods(message.rest)) return false;
  say(draft, 'kept');
  say(draft, 'bookedAt', { when: { instant: booking.start } });
  goOnAfterChange(draft, state.change, { message, context });
  return true;
}

/** "Yes, move it, and the wash too": what is named stands in what was put to the client. */
function isPutAlready(state: DialogState, message: Understanding, context: Context): boolean {
  if (!state.change?.isWhole || message.denied.length > 0 || message.acts.has('drop')) return false;
  const before = { ...state, booked: null, asked: null, change: null, slot: null };
  const { wished, open } = judgeMessage(before, message, context).revised;
  const names = new Set(state.wished.map(({ service }) => service));
  // "The wash" of several on the list is the one that was put.
  const isKnown = open.length === 0 || open.some(({ service }) => names.has(service));
  return isKnown && isSameOrder(wished, state.wished);
}

/** "After the cleaning … and add a wash" sounds like a change and puts nothing in the place of anything. */
function isPutInPlace({ text, intents }: Understanding): boolean {
  const isAddition = intents.has('add') && !INSTEAD_OF.test(text);
  return (intents.has('instead') && !isAddition) || OTHER_CAR.test(text);
}

/** "Add the tyres, please", an hour before the visit: the studio decides, and no second visit is made of it. */
function isLateAddition({ state }: Draft, { intents, times }: Understanding, context: Context): boolean {
  const own = bookingOf(state.booked, context.calendar.own);
  const isAdding = intents.has('add') && times.reading === null && !intents.has('otherTime');
  return own !== undefined && isAdding && state.slot === null && isTooLate(own, context);
}

/** The booking of this talk that still stands and may still be changed. */
function standing({ booked }: DialogState, context: Context): OwnBooking | null {
  const own = bookingOf(booked, context.calendar.own);
  return own && !isTooLate(own, context) ? own : null;
}

/** A day or hour that is not the one booked is wanted for a visit of its own. */
function isElsewhen({ times, intents }: Understanding, { start }: OwnBooking, { studio }: Context): boolean {
  if (intents.has('otherTime')) return true;
  const { reading } = times;
  if (!reading) return false;
  const local = toLocal(start, studio.timezone).toString();
  if (reading.kind === 'instant' && reading.start.slice(11, 16) !== local.slice(11, 16)) return true;
  return reading.isDayNamed && reading.start.slice(0, 10) !== local.slice(0, 10);
}

/** Something else than what is booked is wanted. */
function namesOther({ wished, booked }: DialogState): boolean {
  return wished.some((one) => !booked?.wished.some((other) => isSame(one, other)));
}

type Grown = { wished: WishedService[]; rows: readonly PriceRow[]; slot: Slot };

/** The booking with what is wanted beside or instead of it, where all of it is settled and fits into its time. */
function changedTo(
  state: DialogState,
  booking: OwnBooking,
  { context, isInstead }: { context: Context; isInstead: boolean },
): Grown | null {
  const booked = state.booked?.wished ?? [];
  if (state.change?.isWhole) return settledIn(state.wished, { state, booking, context });
  // One job gives way to another; of several it has to be said which one.
  const before = isInstead && booked.length === 1 ? [] : booked;
  const fresh = narrowWishes(state, context).map(({ wish }) => wish);
  const wished = [...before, ...fresh.filter((one) => !before.some((other) => isSame(one, other)))];
  const isCarOnly = isInstead && fresh.every((one) => booked.some((other) => isSame(one, other)));
  if ((wished.length === before.length && !isCarOnly) || booked.length === 0) return null;
  if (isInstead && !isCarOnly && booked.length > 1) return null;
  return settledIn(wished, { state, booking, context });
}

function settledIn(
  wished: WishedService[],
  { state, booking, context }: { state: DialogState; booking: OwnBooking; context: Context },
): Grown | null {
  const rows = settledRows(newDraft({ ...state, wished }), context);
  // A time of its own was chosen for the whole of it.
  const chosen = state.change?.isWhole && state.asked?.kind === 'add' ? state.slot : null;
  const slot = chosen ?? (rows && slotOf(booking, rows, context));
  return rows && slot ? { wished, rows, slot } : null;
}

/** "I am booked already, just add it", "to the appointment". */
const TO_BOOKED =
  /(?<!\p{L})(?:to (?:my|the|that) (?:booking|appointment|visit)|(?:i['’]?m|i am|am) (?:already )?booked|already (?:have|got|booked)|same (?:visit|appointment)|zum termin|(?:schon|bereits) (?:den|einen|'nen|nen) termin|hab\p{L}* (?:ja )?schon|beim selben (?:termin|besuch)|da (?:gleich )?mit ?machen|до запису|(?:я )?вже записан\p{L}*|замість старого запису|к записи|(?:я )?уже записан\p{L}*|в (?:ту|эту) же запись|вместо старой записи|do it all in one go)(?!\p{L})/iu;

/** "It is a Passat, I was wrong": the car of the booking is another one. */
const OTHER_CAR =
  /(?<!\p{L})(?:instead|vertan|geirrt|doch (?:ein|der|den|mit)|stattdessen|помилив\p{L}*|помилил\p{L}*|переплутав\p{L}*|замість|ошиб\p{L}*|перепутал\p{L}*|вместо|my mistake|got it wrong)(?!\p{L})/iu;

function isSame(one: WishedService, other: WishedService): boolean {
  return one.service === other.service && one.zone === other.zone && one.material === other.material;
}
