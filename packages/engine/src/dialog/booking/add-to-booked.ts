import type { DialogState, WishedService } from '../../dialog-state.ts';
import type { OwnBooking, PriceRow } from '../../facts.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Slot } from '../../when/index.ts';
import { namesGoods } from '../basket/edit-basket.ts';
import { type Context, toLocal } from '../context.ts';
import { ask, type Draft, newDraft, say } from '../draft.ts';
import { settledRows } from '../wish/answer-wish.ts';
import { narrowWishes } from '../wish/narrow-wish.ts';
import { isTooLate, leaveToOwner } from './change-booking.ts';
import { isOfOtherCar } from './is-as-booked.ts';
import { INSTEAD_OF } from './kept-time-words.data.ts';
import { rebook, slotOf } from './rebook.ts';
import { summaryOf } from './summary-of.ts';

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
  // "Can I come with the other car instead?" asks for no time.
  const isForTime = message.intents.has('free') && !isInstead && !isToBooked;
  if (isForTime || (!isToBooked && isElsewhen(message, booking, context))) return false;
  const grown = changedTo(state, booking, { context, isInstead });
  // "Can my wife bring it instead of me?" changes nothing of the visit.
  if (isInstead && message.car === null && !namesOther(state)) return false;
  const isOther = state.wished.some(({ car }) => car !== undefined) || isOfOtherCar(state);
  if (!grown || (isOther && !(isInstead && state.wished.length === 1))) return false;
  draft.quoted = [...grown.rows];
  draft.told.push([...grown.rows]);
  draft.state = {
    ...state,
    isBooking: false,
    slot: null,
    offered: [],
    wishedTime: null,
    change: { kind: isInstead ? 'swap' : 'add', bookingId: booking.id },
  };
  say(draft, isInstead ? 'askSwap' : 'askAdd', summaryOf(draft, grown.rows, grown.slot));
  ask(draft, { kind: 'add', choices: [{ key: 'yes' }, { key: 'otherTime' }] });
  return true;
}

/** The answer to whether it is to be added. Another time makes it a booking of its own. */
export function answerAdd(draft: Draft, message: Understanding, context: Context): boolean {
  const { state } = draft;
  const { intents, times } = message;
  const booking = context.calendar.own.find(({ id }) => id === state.change?.bookingId);
  if (state.asked?.kind !== 'add' || !booking) return false;
  const isElse = times.reading !== null || intents.has('otherTime') || message.isWorkNamed;
  const grown = changedTo(state, booking, { context, isInstead: state.change?.kind === 'swap' });
  if (intents.has('yes') && !intents.has('no') && !isElse && grown) {
    rebook(draft, booking, grown);
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
  return true;
}

/** "After the cleaning … and add a wash" sounds like a change and puts nothing in the place of anything. */
function isPutInPlace({ text, intents }: Understanding): boolean {
  const isAddition = intents.has('add') && !INSTEAD_OF.test(text);
  return (intents.has('instead') && !isAddition) || OTHER_CAR.test(text);
}

/** "Add the tyres, please", an hour before the visit: the studio decides, and no second visit is made of it. */
function isLateAddition({ state }: Draft, { intents, times }: Understanding, context: Context): boolean {
  const start = Date.parse(state.booked?.start ?? '');
  const own = context.calendar.own.find((one) => Date.parse(one.start) === start);
  const isAdding = intents.has('add') && times.reading === null && !intents.has('otherTime');
  return own !== undefined && isAdding && state.slot === null && isTooLate(own, context);
}

/** The booking of this talk that still stands and may still be changed. */
function standing({ booked }: DialogState, context: Context): OwnBooking | null {
  const start = Date.parse(booked?.start ?? '');
  const own = context.calendar.own.find((one) => Date.parse(one.start) === start);
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
  const slot = rows && slotOf(booking, rows, context);
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
