import type { Car } from '../../cars/index.ts';
import type { DialogState, WishedService } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { WishReading } from '../read-wish.ts';

/** "A wash for the Golf and the X5": each of the cars gets a line of its own. */
export function forEachCar(wish: WishReading, { cars }: Understanding, state: DialogState): WishReading {
  const isNews = wish.isTouched || !state.isBooking;
  const { wished, open } = wish;
  const lines = wish.openLines ?? (open.length > 0 ? [{ services: open.map(({ service }) => service) }] : []);
  if (cars.length < 2 || !isNews || wished.some(({ car }) => car)) return wish;
  if (wished.length === 0 && lines.length === 0) return wish;
  return {
    ...wish,
    isTouched: true,
    wished: cars.flatMap((car) => wished.map((one) => ({ ...one, car }))),
    openLines: lines.map((line) => ({ services: line.services, cars: [...cars] })),
  };
}

/** "The BMW is an X3": a car of which only the make was known is known better. */
export function withBetterCars(wished: readonly WishedService[], cars: readonly Car[]): WishedService[] {
  return wished.map((one) => {
    const better = cars.find(({ make, model }) => model !== null && make === one.car?.make);
    return one.car?.make && one.car.model === null && better ? { ...one, car: better } : one;
  });
}
