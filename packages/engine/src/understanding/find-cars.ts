import { type Car, findCar, namesCar } from '../cars/index.ts';

/** Every car of a list of them: "the Golf and my wife's Tiguan". Fewer than two when only one is named. */
export function findCars(text: string): Car[] {
  const cars = text
    .split(BETWEEN)
    .filter((part) => namesCar(part))
    .flatMap((part) => findCar(part) ?? [])
    .filter(({ model, isClassStated }) => model !== null || isClassStated);
  const told = cars.map((car) => JSON.stringify([car.make, car.model, car.classes]));
  return cars.filter((_, at) => told.indexOf(told[at] ?? '') === at);
}

const BETWEEN = /[,;+&]|(?<!\p{L})(?:and|und|sowie|plus|и|і|й|та|а также|а також)(?!\p{L})/iu;
