import type { Car } from '../../cars/index.ts';
import type { WishedService } from '../../dialog-state.ts';
import { namedCarType } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { isSameCar } from '../wish/wishes-by-car.ts';

/** "The Lanos is a small car": the type of the list that one of several cars is said to be. */
export function wishesOfType(
  car: Car,
  { written }: Understanding,
  wished: readonly WishedService[],
  { index }: Context,
): WishedService[] | null {
  const types = index.services.flatMap(({ rows }) => rows.flatMap(({ row }) => row.carType ?? []));
  const carType = namedCarType(written, [...new Set(types)]);
  if (carType === null) return null;
  const isOther = (one: WishedService) =>
    one.car !== undefined && isSameCar(one.car, car) && one.carType !== carType;
  return wished.some(isOther) ? wished.map((one) => (isOther(one) ? { ...one, carType } : one)) : null;
}
