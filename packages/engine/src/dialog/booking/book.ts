import { bookedCar } from '../../booked-car.ts';
import type { DialogState, WishedTime } from '../../dialog-state.ts';
import type { PriceRow } from '../../facts.ts';
import { buildQuotes } from '../../prices/index.ts';
import { doneBy } from '../../understanding/done-by.ts';
import { findIntents } from '../../understanding/find-intents.ts';
import { takesBackAt } from '../../understanding/takes-back.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Slot } from '../../when/index.ts';
import { words } from '../act.ts';
import { durationOf, isLengthSet } from '../answers/duration-of.ts';
import { noteLongJob } from '../answers/note-long-job.ts';
import { tellDuration } from '../answers/owed-duration.ts';
import { nextCarAt, takeCarTime, tellNextCar } from '../basket/car-times.ts';
import { namesGoods } from '../basket/edit-basket.ts';
import { takeLead } from '../contact/take-lead.ts';
import { type Context, toLocal } from '../context.ts';
import { ask, type Draft, say } from '../draft.ts';
import { settledRows } from '../wish/answer-wish.ts';
import { calledCar } from '../wish/car-name.ts';
import { firstCar } from '../wish/wishes-by-car.ts';
import { bookedAlready, isAgain } from './booked-already.ts';
import { shiftedTime } from './change-booking.ts';
import type { SlotSearch } from './find-slots.ts';
import { busyBut, growsFrom } from './grows-from.ts';
import { offerTimes, seekTime } from './offer-times.ts';
import { resolveTime, timeOf } from './resolve-time.ts';
import { asksOfStanding } from './second-visit.ts';
import { summaryOf } from './summary-of.ts';
import { isOtherThanSummedUp } from './summed-up.ts';

/** The next step towards a booking of rows that are settled: a time, a name, a phone, the yes. */
export function book(draft: Draft, message: Understanding, context: Context, rows: readonly PriceRow[]) {
  if (bookedAlready(draft, message, context)) return;
  draft.state = { ...draft.state, isBooking: true, ...(isAgain(message.text) && { isFurther: true }) };
  if (!context.opening) return takeLead(draft, message, context);
  const grown = growsFrom(draft.state, context);
  const search = {
    opening: context.opening,
    busy: busyBut(grown, context),
    now: context.now,
    durationMinutes: durationOf(rows, context.studio),
    doneBy: noteBackBy(draft, message, rows, context),
  };
  const own = takeCarTime(draft);
  const { state } = draft;
  const resolved = resolveTime(message, state, context);
  const shifted = state.slot && !resolved ? shiftedSlot(state.slot, message, context) : null;
  const told = resolved ? timeOf(resolved, context) : (shifted ?? state.wishedTime);
  const wantsOther = OTHER_TIME.some((intent) => message.intents.has(intent));
  // What a visit grows into is wanted at its time, or it is told why that can't be.
  const atBooked = grown && state.offered.length === 0 && !state.slot && !wantsOther;
  const time = own ?? told ?? (atBooked ? startOf(grown, context) : null);
  draft.state = { ...state, wishedTime: null, hours: time ? hoursOf(time) : (state.hours ?? null) };
  if (time) {
    const slot = seekTime(draft, search, time);
    if (slot) proceed(draft, { message, context, rows, slot, isFresh: true });
    return;
  }
  if (state.slot && !wantsOther)
    return keep(draft, { message, context, rows, slot: state.slot, isFresh: false }, search);
  offerTimes(draft, search, message);
}

/** Whoever needs the car again by some hour hears how long the work is planned for. */
function noteBackBy(
  draft: Draft,
  { text }: Understanding,
  rows: readonly PriceRow[],
  context: Context,
): string | undefined {
  const told = doneBy(text);
  if (told === null) return draft.state.backBy;
  draft.state = { ...draft.state, backBy: told };
  if (draft.acts.some(({ key }) => key === 'duration' || key === 'durationPlanned')) return told;
  if (rows.every((row) => isLengthSet(row, context.studio))) tellDuration(draft, rows, context);
  else say(draft, 'durationPlanned', { time: { minutes: durationOf(rows, context.studio) } });
  return told;
}

/** "After three", which holds for the next day that is named too. */
function hoursOf({ kind, start, ...time }: WishedTime): DialogState['hours'] {
  const end = 'end' in time ? time.end : '';
  const isPart = kind === 'window' && start.slice(0, 10) === end.slice(0, 10) && start.slice(11) !== '00:00';
  return isPart ? { from: start.slice(11, 16), to: end.slice(11, 16) } : null;
}

/** "An hour later, please" about a time that waits for its yes. */
function shiftedSlot(slot: Slot, message: Understanding, { studio }: Context): WishedTime | null {
  const start = shiftedTime(toLocal(slot.start, studio.timezone).toString().slice(0, 16), message);
  return start === null ? null : { kind: 'instant', start, isAmbiguous: false };
}

function startOf({ start }: { start: string }, { studio }: Context): WishedTime {
  const local = toLocal(start, studio.timezone).toString().slice(0, 16);
  return { kind: 'instant', start: local, isAmbiguous: false };
}

const OTHER_TIME = ['otherTime', 'earlier', 'later'] as const;

/** The chosen time stays, unless the work has become longer than it was chosen for. */
function keep(draft: Draft, step: Step, search: SlotSearch) {
  if (search.durationMinutes <= draft.state.slotMinutes) return proceed(draft, step);
  const time = timeOf({ slot: step.slot }, step.context);
  const slot = seekTime(draft, search, time);
  if (slot) proceed(draft, { ...step, slot, isFresh: true });
}

type Step = {
  message: Understanding;
  context: Context;
  rows: readonly PriceRow[];
  slot: Slot;
  isFresh: boolean;
};

function proceed(draft: Draft, step: Step) {
  const { context, rows, slot, isFresh } = step;
  const passed = draft.state.offered.length > 1 ? draft.state.offered : (draft.state.passed ?? []);
  const isKept = draft.state.slot?.start === slot.start;
  draft.state = { ...draft.state, slot, slotMinutes: durationOf(rows, context.studio), offered: [], passed };
  if (isFresh) draft.effects.push({ kind: 'hold', ...slot });
  const { name, phone } = draft.state;
  if (isSaidInFull(draft, step)) return confirmBooking(draft, context, rows);
  const isFirst = isFresh && !isKept && isFirstOfSeveral(step, passed);
  if (name === null || isFirst) {
    const key = isFirst ? 'firstTaken' : isFresh ? 'slotFree' : 'slotKept';
    say(draft, key, { when: { instant: slot.start } });
  }
  if (isFresh) tellNextCar(draft, slot, context);
  const isEndKnown = rows.every((row) => isLengthSet(row, context.studio));
  if (isFresh && isEndKnown && draft.state.backBy) say(draft, 'readyAt', { ready: { instant: slot.end } });
  if (name === null) {
    say(draft, context.studio.requirePhone ? 'askNameAndPhone' : 'askName');
    return ask(draft, { kind: 'name' });
  }
  if (phone === null && context.studio.requirePhone) {
    say(draft, 'askPhone', { name: words(name) });
    return ask(draft, { kind: 'phone' });
  }
  sumUp(draft, context, rows, slot);
}

function sumUp(draft: Draft, context: Context, rows: readonly PriceRow[], slot: Slot) {
  if (asksOfStanding(draft, rows, slot, context)) return;
  noteLongJob(draft, slot, context);
  tellNextCar(draft, slot, context);
  say(draft, 'confirm', summaryOf(draft, rows, slot));
  draft.quoted = [...rows];
  ask(draft, { kind: 'confirm', choices: [{ key: 'yes' }, { key: 'otherTime' }] });
}

/** "Yes" to three times takes the first of them, and says so. */
function isFirstOfSeveral({ message, slot }: Step, offered: readonly Slot[]): boolean {
  const isPointed = message.ordinal !== null || message.times.reading !== null || /\d/.test(message.text);
  return offered.length > 1 && !isPointed && offered[0]?.start === slot.start;
}

/** Service, car, exact time and name in one request to be booked are a yes in so many words. */
function isSaidInFull(draft: Draft, { message, context, isFresh }: Step): boolean {
  const { name, phone, asked } = draft.state;
  if (name === null || (phone === null && context.studio.requirePhone)) return false;
  // "Ok, standard for the Fiat. Jo", said of the Tesla's time, agrees to nothing that was summed up.
  if (asked?.kind === 'name' && !isFresh && message.car !== null) return false;
  const { intents, times } = message;
  if (asked?.kind === 'name' && !isFresh && message.name !== null && saysNoMoreThanYes(message)) return true;
  const isExact =
    times.reading?.kind === 'instant' && times.reading.isDayNamed && times.reading.alternative === undefined;
  return (
    isExact &&
    isFresh &&
    message.name !== null &&
    intents.has('book') &&
    !intents.has('no') &&
    // Whoever takes a word back has not settled on it.
    takesBackAt(message.text) < 0 &&
    // Nobody agrees to a price that is only being told.
    draft.quoted.length === 0 &&
    !message.text.includes('?') &&
    message.amounts.length === 0
  );
}

/** "Yes, Jo" agrees; "Jo" alone is a name, though it is a yes to others; "yes, the engine too. Jo" is to be summed up. */
function saysNoMoreThanYes({ text, name, rest, denied, amounts }: Understanding): boolean {
  const said = findIntents(text.replace(name ?? '', ' '));
  const isMore = namesGoods(rest) || denied.length > 0 || amounts.length > 0 || text.includes('?');
  return said.has('yes') && !said.has('no') && !isMore;
}

/**
 * Books what is settled. The reply is true because the server writes the event in the same transaction. A yes is a yes to
 * what was summed up: where something else is settled by now, and the client has not told so, it is summed up instead.
 */
export function confirmBooking(
  draft: Draft,
  context: Context,
  rows: readonly PriceRow[],
  isToldOtherwise = false,
) {
  const { slot, name, phone } = draft.state;
  if (!slot || name === null) return;
  if (!isToldOtherwise && isOtherThanSummedUp(draft.state, rows)) return sumUp(draft, context, rows, slot);
  if (asksOfStanding(draft, rows, slot, context)) return;
  const [quote = null] = buildQuotes(rows);
  const service = [...new Set(rows.map((row) => row.service))].join(' + ');
  draft.effects = draft.effects.filter(({ kind }) => kind !== 'hold');
  const car = bookedCar(draft.state, rows);
  draft.effects.push({
    kind: 'book',
    ...slot,
    service,
    customerName: name,
    customerPhone: phone,
    car,
    quote,
  });
  draft.quoted = [...rows];
  say(draft, 'booked', summaryOf(draft, rows, slot));
  noteLongJob(draft, slot, context);
  if (context.studio.address.trim() !== '')
    say(draft, 'bookedWhere', { address: words(context.studio.address) });
  draft.state = {
    ...draft.state,
    isBooking: false,
    slot: null,
    offered: [],
    passed: [],
    day: null,
    asked: null,
    hours: null,
  };
  const { twins, isFurther: _, backBy: __, ...state } = draft.state;
  const { wished, carType, visits = [] } = state;
  const own = { car: wished[0]?.car ?? state.car, carType, ...(twins !== undefined && { twins }) };
  const visit = { start: slot.start, end: slot.end, bayId: slot.bayId, wished, ...own };
  draft.state = { ...state, booked: visit, visits: [...visits, visit].slice(-MOST_VISITS) };
  if (draft.state.upsell) draft.state = { ...draft.state, upsell: { ...draft.state.upsell, isOpen: false } };
  if (!goOnWithNextCar(draft, slot, context)) say(draft, 'bookedChange');
}

const MOST_VISITS = 10;

/** A wish for another car waited: it is next, at its own time where that is free. */
function goOnWithNextCar(draft: Draft, taken: Slot, context: Context): boolean {
  const timed = nextCarAt(draft.state, taken, context);
  const { now, later } = firstCar(draft.state.later ?? []);
  const wished = timed?.wished ?? now;
  const [next] = wished;
  if (!next?.car) return false;
  draft.state = { ...draft.state, wished, later, car: next.car, carType: null, isFurther: true };
  const rows = timed?.slot ? settledRows(draft, context) : null;
  if (timed?.slot && rows) {
    draft.state = {
      ...draft.state,
      isBooking: true,
      slot: timed.slot,
      slotMinutes: durationOf(rows, context.studio),
      day: timed.start.slice(0, 10),
    };
    draft.effects.push({ kind: 'hold', ...timed.slot });
    draft.told.push([...rows]);
    say(draft, 'confirm', summaryOf(draft, rows, timed.slot));
    ask(draft, { kind: 'confirm', choices: [{ key: 'yes' }, { key: 'otherTime' }] });
    return true;
  }
  say(draft, 'nextCar', { car: words(calledCar(next.car, draft.state.language)) });
  ask(draft, { kind: 'booking', choices: [{ key: 'book' }] });
  return true;
}
