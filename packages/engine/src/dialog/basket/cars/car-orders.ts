import type { Car } from '../../../cars/index.ts';
import type { DialogState, WishedService } from '../../../dialog-state.ts';
import { carName } from '../../wish/car-name.ts';
import { withoutCar } from '../../wish/wishes-by-car.ts';
import { bound } from '../bind-car.ts';

/** What is wanted for one of the cars of a talk. */
export type CarOrder = {
  car: Car;
  /** Its type of the list, where the client chose one. */
  carType: string | null;
  /** Its lines, as if the talk were about this car alone. */
  wished: readonly WishedService[];
  /** It is somebody else's than the client's. */
  isOthers: boolean;
};

/** The cars of a talk with what is wanted for each, in the order they came up. Lines of no known car are of none of them. */
export function ordersOf(state: DialogState): CarOrder[] {
  const lines = [...bound(state), ...(state.later ?? [])].filter(({ car }) => car !== undefined);
  const byCar = Map.groupBy(lines, ({ car }) => carName(car));
  return [...byCar.values()].flatMap((wished) => {
    const [first] = wished;
    if (!first?.car) return [];
    return {
      car: first.car,
      carType: first.carType ?? null,
      wished: wished.map(({ isOthers: _, ...one }) => withoutCar(one)),
      isOthers: wished.some(({ isOthers }) => isOthers === true),
    };
  });
}

/** The lines of several cars, each with its own. */
export function linesOf(orders: readonly CarOrder[]): WishedService[] {
  return orders.flatMap(({ car, carType, wished, isOthers }) =>
    wished.map((one) => ({
      ...one,
      car,
      ...(carType !== null && { carType }),
      ...(isOthers && { isOthers }),
    })),
  );
}
