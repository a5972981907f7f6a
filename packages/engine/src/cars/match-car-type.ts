import { CAR_SIZES, type Car, type CarClass, type CarSize } from './car-class.ts';
import { type ColumnMeaning, meaningOfColumn } from './column-meaning.ts';

/** The car types of a list that a car can fall under. One is certain, several need a question, none is unknown. */
export function matchCarTypes(car: Car, carTypes: readonly string[]): string[] {
  if (car.classes.length === 0) return [];
  const columns = carTypes.map((carType) => ({ carType, meaning: meaningOfColumn(carType) }));
  const named = columns.filter(({ meaning }) => names(meaning, car));
  if (named.length > 0) return named.map(({ carType }) => carType);
  const sized = columns.filter(isBySize);
  // Sizes with a column of vans beside them are sizes of all other cars.
  const isOfOther = columns.some(
    ({ meaning }) =>
      !sized.some((one) => one.meaning === meaning) && meaning.classes.includes(car.classes[0] ?? 'sedan'),
  );
  if (sized.length > 1 && !isOfOther) return bySize(car, sized);
  const hits = new Set<string>();
  for (const carClass of car.classes)
    for (const column of columnsOf(carClass, car.size, columns)) hits.add(column.carType);
  // "Small" and "Van": the one size of a list by classes is for the cars of that size.
  const [size] = sized;
  if (hits.size === 0 && size?.meaning.size === car.size && car.size !== null) hits.add(size.carType);
  return [...hits];
}

/** Whether the name of a type, with what stands behind it, tells which cars it is for. */
export function isClearType(carType: string): boolean {
  const { classes, models, size, isPassenger } = meaningOfColumn(carType);
  return classes.length > 0 || models.length > 0 || size !== null || isPassenger;
}

/** The classes an owner's car type names ("Kombi/SUV" names two). */
export function classesOfCarType(carType: string): readonly CarClass[] {
  return meaningOfColumn(carType).classes;
}

type Column = { carType: string; meaning: ColumnMeaning };

/** The studio itself says where this very model belongs. */
function names({ models }: ColumnMeaning, { make, model }: Car): boolean {
  return model !== null && models.some((one) => one.make === make && one.model === model);
}

/** Of several types with examples those whose examples are as large as the car. */
function likeExamples(size: CarSize | null, columns: readonly Column[]): readonly Column[] {
  if (columns.length < 2 || size === null) return columns;
  const alike = columns.filter(({ meaning }) => meaning.sizes.includes(size));
  return alike.length > 0 ? alike : columns;
}

function columnsOf(carClass: CarClass, size: CarSize | null, columns: readonly Column[]): readonly Column[] {
  const exact = columns.filter(
    ({ meaning }) => meaning.classes.includes(carClass) && !isOnlyPassenger(meaning, carClass),
  );
  if (exact.length > 1 && carClass === 'suv') return bySuv(size, exact);
  if (exact.length > 0) return likeExamples(size, exact);
  const near = columns.filter(({ meaning }) =>
    nearOf(carClass, size).some((one) => meaning.classes.includes(one)),
  );
  if (near.length > 0) return near;
  // A list without pickups that parts cars by their drive means them by "4WD" too.
  if (carClass === 'pickup') return columns.filter(({ meaning }) => meaning.isFourByFour);
  // A "small car" is a car, too, but not every other one is small.
  const isAnyCar = ({ meaning }: Column) => meaning.isPassenger && meaning.size === null;
  return PASSENGER.includes(carClass) ? columns.filter(isAnyCar) : [];
}

const PASSENGER: readonly CarClass[] = ['small', 'hatchback', 'sedan', 'wagon', 'coupe', 'cabrio'];

/** "PKW" is read as a sedan too; a list with a sedan column of its own means the others by it. */
function isOnlyPassenger(meaning: ColumnMeaning, carClass: CarClass): boolean {
  return meaning.isPassenger && carClass === 'sedan' && meaning.classes.length === 0;
}

/** Where a list has no column for a class, the class whose work is the same. */
function nearOf(carClass: CarClass, size: CarSize | null): readonly CarClass[] {
  if (carClass === 'small') return ['hatchback'];
  if (carClass === 'hatchback') return ['small'];
  if (carClass === 'minivan' && size === 'xl') return ['van'];
  if (carClass === 'coupe' || carClass === 'cabrio') return ['small', 'hatchback', 'sedan'];
  return [];
}

/** Lists that part crossovers from off-roaders, or small SUVs from large ones, part them by size. */
function bySuv(size: CarSize | null, columns: readonly Column[]): readonly Column[] {
  if (size === null) return columns;
  const isLarge = size === 'xl';
  const isSmall = size === 's' || size === 'm';
  const fitting = columns.filter(({ meaning }) => {
    if (meaning.size !== null) return (meaning.size === 's' || meaning.size === 'm') === isSmall;
    if (meaning.isCrossover && !meaning.isOffRoader) return !isLarge;
    if (meaning.isOffRoader && !meaning.isCrossover) return !isSmall;
    return true;
  });
  return fitting.length > 0 ? fitting : columns;
}

function isBySize({ meaning }: Column): boolean {
  return meaning.size !== null && meaning.classes.length === 0;
}

function bySize(car: Car, columns: readonly Column[]): string[] {
  const size = car.size ?? USUAL_SIZE[car.classes[0] ?? 'sedan'];
  const exact = columns.filter(({ meaning }) => meaning.size === size);
  if (exact.length > 0) return exact.map((column) => column.carType);
  const rank = ({ meaning }: Column) => CAR_SIZES.indexOf(meaning.size ?? 'm');
  const [smallest, largest] = [
    columns.toSorted((a, b) => rank(a) - rank(b)).at(0),
    columns.toSorted((a, b) => rank(b) - rank(a)).at(0),
  ];
  const wanted = CAR_SIZES.indexOf(size);
  if (smallest && wanted < rank(smallest)) return [smallest.carType];
  return largest && wanted > rank(largest) ? [largest.carType] : [];
}

/** The size of a car of which only the class is known; null where it can be any. */
const USUAL_SIZE: Record<CarClass, CarSize> = {
  small: 's',
  hatchback: 'm',
  sedan: 'm',
  wagon: 'm',
  suv: 'l',
  coupe: 'm',
  cabrio: 'm',
  minivan: 'l',
  van: 'xl',
  pickup: 'l',
  motorcycle: 's',
  truck: 'xl',
  other: 'xl',
};
