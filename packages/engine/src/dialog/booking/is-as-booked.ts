import type { Car } from '../../cars/index.ts';
import type { DialogState, Visit, WishedService } from '../../dialog-state.ts';
import { keyOfLine } from '../order/list-lines.ts';
import { carName } from '../wish/car-name.ts';

/** Nothing but what is booked is wanted, and for no other car. */
export function isAsBooked({ wished, later = [], booked, car }: DialogState): boolean {
  const known = new Map((booked?.wished ?? []).map((one) => [keyOfLine(one), one]));
  const isKnown = (one: WishedService) => {
    const old = known.get(keyOfLine(one));
    if (old === undefined || (one.count ?? 1) !== (old.count ?? 1)) return false;
    // An older memory does not tell which car was booked: a line with a car of its own is of another one.
    if (booked?.car === undefined && old.car === undefined) return one.car === undefined;
    return !isOtherCar(one.car ?? car, booked, old);
  };
  return wished.length > 0 && later.length === 0 && wished.every(isKnown);
}

/** The talk has gone on to another car than the one that was booked. */
export function isOfOtherCar({ wished, car, booked }: DialogState): boolean {
  return booked != null && isOtherCar(wished[0]?.car ?? car, booked);
}

function isOtherCar(car: Car | null, booked: Visit | null | undefined, line?: WishedService): boolean {
  const own = line?.car ?? booked?.wished[0]?.car ?? booked?.car ?? null;
  return own !== null && carName(own) !== '' && carName(car) !== carName(own);
}
