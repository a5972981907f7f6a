import type { DialogState } from '../../../dialog-state.ts';
import type { PlacedReading } from '../../../understanding/find-times.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import { speaksOfPickUp } from '../../../understanding/without-pick-up.ts';
import { namesGoods } from '../../basket/edit-basket.ts';
import { type Context, toLocal } from '../../context.ts';
import { judgeMessage } from '../../order/judge-message.ts';
import { areSameWishes } from '../../wish/same-wishes.ts';
import { isSameCar } from '../../wish/wishes-by-car.ts';
import { findBareTime } from '../find-bare-time.ts';
import { FETCHES } from './yes-words.data.ts';

type At = { state: DialogState; context: Context };

/** "Friday 11", "the Fiat", "the wash": whatever a clause names is what was put to the client. */
export function namesOnlyWhatWasPut(clause: Understanding, at: At): boolean {
  return !namesOtherTime(clause, at) && !namesOtherCar(clause, at) && !namesOtherGoods(clause, at);
}

/** Another day or hour than the one that was put; its end was put as well, where that is on another day or the car is fetched then. */
export function namesOtherTime(clause: Understanding, { state, context }: At): boolean {
  const { reading, old } = clause.times;
  const { timezone } = context.studio;
  const booked = context.calendar.own.find(({ id }) => id === state.change?.bookingId);
  const isOvernight = state.slot?.start.slice(0, 10) !== state.slot?.end.slice(0, 10);
  const end = isOvernight || isOfFetching(clause.text) ? state.slot?.end : undefined;
  const met = [state.slot?.start ?? booked?.start, end];
  const put = met.flatMap((one) => (one ? [toLocal(one, timezone).toString().slice(0, 16)] : []));
  const bare = findBareTime(clause, state);
  const isHour = (hour: string) => put.some((one) => one.slice(11) === hour);
  if (old !== null) return true;
  if (reading === null) return bare !== null && !isHour(bare);
  if (reading.kind === 'instant')
    return !put.some((one) =>
      reading.isDayNamed ? one === reading.start.slice(0, 16) : one.slice(11) === reading.start.slice(11, 16),
    );
  const isWithin = put.some((one) => isIn(one, reading));
  return !isWithin || (bare !== null && !isHour(bare));
}

/** "Friday" is the whole of that day. */
function isIn(one: string, { start, end }: PlacedReading): boolean {
  return end === undefined ? one.slice(0, 10) === start.slice(0, 10) : one >= start && one < end;
}

/** Another car than the one it is for. */
export function namesOtherCar({ car, cars }: Understanding, { state }: At): boolean {
  const known = [state.car, ...state.wished.map((one) => one.car)].flatMap((one) => one ?? []);
  const named = [...cars, ...(car ? [car] : [])];
  return named.some((one) => !known.some((own) => isSameCar(own, one)));
}

/** Something else is named than what it is for. */
function namesOtherGoods(clause: Understanding, { state, context }: At): boolean {
  if (clause.denied.length > 0) return true;
  if (!namesGoods(clause.rest)) return false;
  const before = { ...state, booked: null, asked: null, change: null, slot: null };
  const { wished, open } = judgeMessage(before, clause, context).revised;
  const names = new Set(state.wished.map(({ service }) => service));
  const isKnown = open.length === 0 || open.some(({ service }) => names.has(service));
  return !isKnown || !areSameWishes(wished, state.wished);
}

/** The time in it is when the car is fetched, and not when it comes. */
export function isOfFetching(sentence: string): boolean {
  return FETCHES.test(sentence) || speaksOfPickUp(sentence);
}
