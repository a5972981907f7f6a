import { CLASS_NAMES } from './cars/class-names.data.ts';
import type { Car } from './cars/index.ts';
import { carName } from './dialog/wish/car-name.ts';
import type { DialogState } from './dialog-state.ts';
import type { BookedCar, PriceRow } from './facts.ts';

type Known = Pick<DialogState, 'car' | 'carType' | 'wished' | 'plate' | 'language'>;

/** The car a job is booked for, as far as the talk tells it; null where it tells nothing. */
export function bookedCar(state: Known, rows: readonly PriceRow[]): BookedCar | null {
  const car = state.wished.find((wish) => wish.car)?.car ?? state.car;
  const listed = rows.find((row) => row.carType !== null)?.carType ?? state.carType;
  const known = {
    name: car?.isGuess ? '' : carName(car),
    type: listed ?? className(car, state),
    plate: state.plate ?? '',
  };
  return Object.values(known).some((part) => part !== '') ? known : null;
}

/** The car of a quote in one line. Nothing where the talk is about several cars: a sum belongs to none of them. */
export function quotedCar(state: Known): string {
  const cars = new Set(state.wished.map((wish) => carName(wish.car ?? state.car)));
  return cars.size > 1 || state.car?.isGuess ? '' : ([...cars][0] ?? carName(state.car));
}

/** A model built in several bodies is named by none of them. */
function className(car: Car | null, { language }: Known): string {
  const [only, ...others] = car?.classes ?? [];
  return only && others.length === 0 ? (CLASS_NAMES[language][only] ?? '') : '';
}
