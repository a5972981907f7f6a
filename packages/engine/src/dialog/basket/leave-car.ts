import type { Car } from '../../cars/index.ts';
import type { DialogState, WishedService } from '../../dialog-state.ts';
import { namedCarType } from '../../prices/index.ts';
import { findCars } from '../../understanding/find-cars.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { carName } from '../wish/car-name.ts';
import { isSameCar } from '../wish/wishes-by-car.ts';
import { namesGoods } from './edit-basket.ts';
import { OUT } from './edit-words.data.ts';

/**
 * "Leave the Lanos out, only the Camry": of several cars one goes, or one stays. Null where the message says nothing of
 * the kind.
 */
export function wishesLeft({ written }: Understanding, state: DialogState): WishedService[] | null {
  const all = [...state.wished, ...(state.later ?? [])];
  const cars = new Map(all.flatMap(({ car }) => (car ? [[carName(car), car] as const] : [])));
  if (cars.size < 2) return null;
  const [gone, only]: [Set<string>, Set<string>] = [new Set(), new Set()];
  for (const clause of written.split(CLAUSES)) {
    const named = findCars(clause);
    const [said] = [...cars].filter(([, car]) => named.some((one) => isSameCar(car, one)));
    if (!said || named.length > 1 || namesGoods(clause)) continue;
    if (OUT.test(clause) || GONE.test(clause)) gone.add(said[0]);
    else if (ONLY.test(clause)) only.add(said[0]);
  }
  // "Only the Audi for now" leaves the other for later; whoever takes one out wants it gone.
  if (gone.size === 0) return null;
  const left = all.filter(
    ({ car }) => !gone.has(carName(car)) && (only.size === 0 || only.has(carName(car))),
  );
  return left.length > 0 && left.length < all.length ? left : null;
}

const CLAUSES = /[,.;!?\n]|(?<!\p{L})(?:but|and|aber|und|але|а|но|и|і)(?!\p{L})/iu;
const GONE =
  /(?<!\p{L})(?:remove|drop|forget|without|cancel|leave\s.*\sout|raus|weg|ohne|streich\p{L}*|прибер\p{L}*|забер\p{L}*|викин\p{L}*|без|убер\p{L}*|убра\p{L}*|выкин\p{L}*|не (?:треба|потрібн\p{L}*|надо|нужн\p{L}*))(?!\p{L})/iu;
const ONLY = /(?<!\p{L})(?:only|just|nur|bloß|тільки|лише|только|лишь)(?!\p{L})/iu;

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
