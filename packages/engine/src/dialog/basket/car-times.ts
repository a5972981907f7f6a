import type { DialogState, WishedService, WishedTime } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Slot } from '../../when/index.ts';
import { words } from '../act.ts';
import { durationOf } from '../answers/duration-of.ts';
import { findExactSlot } from '../booking/find-slots.ts';
import { resolveTime, timeOf } from '../booking/resolve-time.ts';
import { type Context, toLocal } from '../context.ts';
import { type Draft, newDraft, say } from '../draft.ts';
import { settledRows } from '../wish/answer-wish.ts';
import { carName } from '../wish/car-name.ts';
import { firstCar, isSameCar } from '../wish/wishes-by-car.ts';
import { carTimesIn } from './cars/car-times-in.ts';

/** "The Camry at 14, the Clio at 15": each car keeps the time it was given until it is booked. */
export function noteCarTimes(draft: Draft, message: Understanding, context: Context): void {
  const carTimes = carTimesIn(draft.state, message, context);
  if (carTimes.length === 0) return;
  const timed = (one: WishedService): WishedService => {
    const own = carTimes.find(({ car }) => one.car && isSameCar(one.car, car));
    if (!own) return one;
    if (own.reading === null) return { ...one, time: 'next' };
    const times = { ...message.times, reading: own.reading };
    const resolved = resolveTime({ ...message, times }, draft.state, context);
    return resolved ? { ...one, time: timeOf(resolved, context) } : one;
  };
  const { wished, later = [] } = draft.state;
  // "The RAV4 at ten, the Solaris after it": what follows another car comes behind it.
  const isNext = ({ time }: WishedService) => Number(time === 'next');
  const lines = wished.map(timed).toSorted((one, other) => isNext(one) - isNext(other));
  draft.state = { ...draft.state, wished: lines, later: later.map(timed) };
}

/** The time of the car that is being booked; it is asked for once. */
export function takeCarTime(draft: Draft): WishedTime | null {
  const time = draft.state.wished.find((one) => one.time)?.time;
  if (time === undefined) return null;
  draft.state = { ...draft.state, wished: draft.state.wished.map(({ time: _, ...one }) => one) };
  return time === 'next' ? null : time;
}

/** A car that waits with a time of its own, with the slot it would have after this one. */
export type NextCar = { wished: WishedService[]; later: WishedService[]; start: string; slot: Slot | null };

export function nextCarAt(state: DialogState, taken: Slot, context: Context): NextCar | null {
  const { now, later } = firstCar(state.later ?? []);
  const time = now.find((one) => one.time)?.time;
  const { opening, studio } = context;
  if (!opening || time === undefined || (time !== 'next' && time.kind !== 'instant')) return null;
  const wished = now.map(({ time: _, ...one }) => one);
  const rows = settledRows(newDraft({ ...state, wished, carType: null, car: now[0]?.car ?? null }), context);
  if (!rows) return null;
  const start = time === 'next' ? toLocal(taken.end, studio.timezone).toString().slice(0, 16) : time.start;
  const busy = [...context.calendar.busy, taken];
  const slot = findExactSlot(
    { opening, busy, now: context.now, durationMinutes: durationOf(rows, studio) },
    start,
  );
  return { wished, later, start, slot };
}

/** While the first car is being booked it is told what will become of the next one. */
export function tellNextCar(draft: Draft, taken: Slot, context: Context): void {
  const next = nextCarAt(draft.state, taken, context);
  const car = next?.wished[0]?.car;
  if (next && car)
    say(draft, next.slot ? 'nextAt' : 'nextTaken', {
      car: words(carName(car)),
      when: { instant: next.slot?.start ?? next.start },
    });
}
