import type { DialogState } from '../../../dialog-state.ts';
import { findTimes } from '../../../understanding/find-times.ts';
import { type CarTime, timesByCar } from '../../../understanding/times-by-car.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import type { Context } from '../../context.ts';
import { ordersOf } from './car-orders.ts';
import { pointedAt } from './car-parts.ts';

/** "9 for the Fiat, hers at 13": cars that were named before are known by their make, or by whose they are. */
export function carTimesIn(
  state: DialogState,
  { carTimes, times, intents, written }: Understanding,
  { now, studio: { timezone } }: Context,
): readonly CarTime[] {
  const orders = ordersOf(state);
  if (carTimes.length > 0 || times.reading === null || orders.length < 2) return carTimes;
  const at = { now, timezone, language: state.language };
  return timesByCar(
    written,
    (part) => findTimes(part, at, intents).reading,
    orders.map(({ car }) => car),
    (said) => pointedAt(said, orders),
  );
}
