import type { DialogState, Visit, WishedService } from '../../dialog-state.ts';
import type { OwnBooking, PriceRow } from '../../facts.ts';
import type { Slot } from '../../when/index.ts';
import { splitWords } from '../../words/split-words.ts';
import { words } from '../act.ts';
import { type Context, toLocal } from '../context.ts';
import { ask, type Draft, newDraft, say } from '../draft.ts';
import { settledRows } from '../wish/answer-wish.ts';
import { carName } from '../wish/car-name.ts';
import { withoutCar } from '../wish/wishes-by-car.ts';
import { isVisitOf } from './booking-of-visit.ts';
import { isTooLate } from './change-booking.ts';
import { growsFrom } from './grows-from.ts';
import { overlaps } from './overlaps.ts';
import { putSwap } from './put-swap.ts';
import { slotOf } from './rebook.ts';
import { summaryOf } from './summary-of.ts';

/**
 * No car is booked twice on one day unawares. At the hour of the visit that stands, what is wanted becomes a change of
 * that visit; at another hour the client says whether it is a second visit or comes instead.
 */
export function asksOfStanding(
  draft: Draft,
  rows: readonly PriceRow[],
  slot: Slot,
  context: Context,
): boolean {
  if (asksToGrow(draft, rows, slot, context)) return true;
  const met = standingOnDay(draft.state, slot, context);
  if (!met) return false;
  const isSameHour = Date.parse(met.own.start) === Date.parse(slot.start);
  if (isSameHour && !isTooLate(met.own, context) && asksToChange(draft, met, context)) return true;
  const { service, when, price } = summaryOf(draft, rows, slot);
  const at = { instant: met.own.start };
  draft.quoted = [...rows];
  draft.told.push([...rows]);
  say(draft, 'askSecond', { booked: words(met.own.service), at, service, when, price });
  ask(draft, { kind: 'second', choices: [{ key: 'second' }, { key: 'instead' }] });
  return true;
}

type Met = { visit: Visit; own: OwnBooking };

/** The visit of this talk that stands for the same car and client on the day of a time; null where a further one is wanted. */
export function standingOnDay(state: DialogState, slot: Slot, context: Context): Met | null {
  const { visits = [], isFurther, twins, name } = state;
  if (isFurther || twins !== undefined) return null;
  const dayOf = (start: string) => toLocal(start, context.studio.timezone).toString().slice(0, 10);
  for (const visit of visits) {
    if (visit.twins !== undefined || dayOf(visit.start) !== dayOf(slot.start)) continue;
    const own = context.calendar.own.find(
      (one) => isVisitOf(visit, one) && isSamePerson(one.customerName, name),
    );
    if (own && isSameCar(state, visit)) return { visit, own };
  }
  return null;
}

/** A visit of which no car is known may be of any. */
function isSameCar({ wished, car }: DialogState, visit: Visit): boolean {
  const now = carName(wished[0]?.car ?? car);
  const then = carName(visit.wished[0]?.car ?? visit.car ?? null);
  return now === then || (then === '' && !wished[0]?.isOthers);
}

/** "Ann" and "Ann Miller" are one. */
function isSamePerson(customerName: string, name: string | null): boolean {
  const known = splitWords(customerName);
  return name === null || splitWords(name).some((word) => known.includes(word));
}

/** What is booked comes at the new time with what is added, and does not stand a second time. */
function asksToGrow(draft: Draft, rows: readonly PriceRow[], slot: Slot, context: Context): boolean {
  const own = growsFrom(draft.state, context);
  if (!own) return false;
  draft.state = {
    ...draft.state,
    ...{ isBooking: false, offered: [], wishedTime: null, slot },
    change: { kind: 'swap', bookingId: own.id, isWhole: true },
  };
  // The visit gives way to what it grows into: hours that are its own already can't be held a second time.
  draft.effects = draft.effects.filter((effect) => effect.kind !== 'hold' || !overlaps(effect, own));
  return putSwap(draft, { rows, slot }, context);
}

function asksToChange(draft: Draft, { visit, own }: Met, context: Context): boolean {
  const { state } = draft;
  const wished = joined(visit.wished, state.wished).map(withoutCar);
  const car = state.wished[0]?.car ?? state.car;
  const changed: DialogState = {
    ...state,
    ...{ wished, car, isBooking: false, slot: null, offered: [], wishedTime: null },
    change: { kind: 'swap', bookingId: own.id, isWhole: true },
  };
  const rows = settledRows(newDraft(changed), context);
  const slot = rows && slotOf(own, rows, context);
  if (!rows || !slot) return false;
  draft.state = changed;
  // The hours of the visit are its own already.
  draft.effects = draft.effects.filter(({ kind }) => kind !== 'hold');
  return putSwap(draft, { rows, slot }, context);
}

/** What is wanted now, and whatever else is booked: of one service the last word holds. */
function joined(booked: readonly WishedService[], wanted: readonly WishedService[]): WishedService[] {
  const services = new Set(wanted.map(({ service }) => service));
  return [...booked.filter(({ service }) => !services.has(service)), ...wanted];
}
