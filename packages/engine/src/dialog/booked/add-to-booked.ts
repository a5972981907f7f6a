import type { DialogState, WishedService } from '../../dialog-state.ts';
import type { OwnBooking, PriceRow } from '../../facts.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Slot } from '../../when/index.ts';
import { settledRows } from '../answer-wish.ts';
import { summaryOf } from '../book.ts';
import { isTooLate } from '../change-booking.ts';
import { type Context, toLocal } from '../context.ts';
import { ask, type Draft, newDraft, say } from '../draft.ts';
import { narrowWishes } from '../narrow-wish.ts';
import { rebook, slotOf } from './rebook.ts';

/** A further job for the car that is booked already is put to the client as a part of that visit. */
export function offerToAdd(draft: Draft, message: Understanding, context: Context): boolean {
  const { state } = draft;
  const booking = standing(state, context);
  if (!booking || state.slot !== null || state.offered.length > 0 || isElsewhen(message, booking, context))
    return false;
  const grown = grownBy(state, booking, context);
  if (!grown || state.wished.some(({ car }) => car !== undefined)) return false;
  draft.quoted = [...grown.rows];
  draft.told.push([...grown.rows]);
  draft.state = {
    ...state,
    isBooking: false,
    wishedTime: null,
    change: { kind: 'add', bookingId: booking.id },
  };
  say(draft, 'askAdd', summaryOf(draft, grown.rows, grown.slot));
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
  const grown = grownBy(state, booking, context);
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
  say(draft, 'kept');
  say(draft, 'bookedAt', { when: { instant: booking.start } });
  return true;
}

/** The booking of this talk that still stands and may still be changed. */
function standing({ booked }: DialogState, context: Context): OwnBooking | null {
  const start = Date.parse(booked?.start ?? '');
  const own = context.calendar.own.find((one) => Date.parse(one.start) === start);
  return own && !isTooLate(own, context) ? own : null;
}

/** A day or hour that is not the one booked is wanted for a visit of its own. */
function isElsewhen({ times, intents }: Understanding, { start }: OwnBooking, { studio }: Context): boolean {
  if (intents.has('otherTime') || intents.has('free')) return true;
  const { reading } = times;
  if (!reading) return false;
  const local = toLocal(start, studio.timezone).toString();
  if (reading.kind === 'instant' && reading.start.slice(11, 16) !== local.slice(11, 16)) return true;
  return reading.isDayNamed && reading.start.slice(0, 10) !== local.slice(0, 10);
}

type Grown = { wished: WishedService[]; rows: readonly PriceRow[]; slot: Slot };

/** The booking with what is wanted beside it, where all of it is settled and fits into its time. */
function grownBy(state: DialogState, booking: OwnBooking, context: Context): Grown | null {
  const before = state.booked?.wished ?? [];
  const fresh = narrowWishes(state, context).map(({ wish }) => wish);
  const wished = [...before, ...fresh.filter((one) => !before.some((other) => isSame(one, other)))];
  if (wished.length === before.length || before.length === 0) return null;
  const rows = settledRows(newDraft({ ...state, wished }), context);
  const slot = rows && slotOf(booking, rows, context);
  return rows && slot ? { wished, rows, slot } : null;
}

function isSame(one: WishedService, other: WishedService): boolean {
  return one.service === other.service && one.zone === other.zone && one.material === other.material;
}
