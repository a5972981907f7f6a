import type { Car } from '../../cars/index.ts';
import type { DialogState, WishedService } from '../../dialog-state.ts';

/** Every line with the car it is for, so that another car can come beside it. */
export function bound({ wished, car, carType }: DialogState): WishedService[] {
  const own = car ?? (carType === null ? null : UNNAMED);
  if (own === null) return [...wished];
  return wished.map((one) => (one.car ? one : { ...one, car: own, ...(carType !== null && { carType }) }));
}

/** A car of which only its type on the list is known. */
const UNNAMED: Car = { make: null, model: null, classes: [], size: null, isClassStated: false };
