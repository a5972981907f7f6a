import type { Car } from '../../cars/index.ts';
import type { DialogState, WishedService } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { readWish, type WishReading } from '../wish/read-wish.ts';
import { areSameWishes } from '../wish/same-wishes.ts';
import { isSameCar, withoutCar } from '../wish/wishes-by-car.ts';
import { bound } from './bind-car.ts';
import { tellsBody } from './cars/tells-body.ts';

/**
 * "And a hand wash for my wife's X5": what is wanted for the car so far stays with it, and the further one gets lines of
 * its own. Null where the message speaks of no further car.
 */
export function wishOfFurtherCar(
  message: Understanding,
  state: DialogState,
  context: Context,
): WishReading | null {
  const { car } = message;
  if (!car || !message.isCarBeside || !isFurther(car, state)) return null;
  if (tellsBody(car, message.written, [state.car, ...state.wished.map((one) => one.car)])) return null;
  const own = readWish(message, { ...state, wished: [], car, carType: null, asked: null }, context);
  if (own.isUnknown || isTurning(message, own)) return null;
  const standing = bound(state);
  // What was booked for the first car is done with.
  const kept = isBooked(state) ? [] : standing;
  // "The same for the X5" names no job: it is wanted for both.
  const fresh = own.isTouched ? own.wished : standing.map(withoutCar);
  return {
    ...own,
    isTouched: true,
    wished: [...kept, ...fresh.map((one) => ({ ...one, car }))],
    carType: null,
    openLines: own.open.length > 0 ? [{ services: own.open.map(({ service }) => service), cars: [car] }] : [],
  };
}

function isBooked({ wished, booked }: DialogState): boolean {
  return booked != null && areSameWishes(booked.wished, wished);
}

function isFurther(car: Car, { car: known, carType, wished }: DialogState): boolean {
  if (wished.length === 0 || (known === null && carType === null)) return false;
  const cars = [known, ...wished.map((one: WishedService) => one.car)].filter((one) => one != null);
  return (car.model !== null || car.isClassStated) && !cars.some((one) => isSameCar(one, car));
}

/** "No, for the X5", "only the X5" put it in the place of the other; "the X5 just a wash" tells what that one gets. */
function isTurning({ intents }: Understanding, { isTouched }: WishReading): boolean {
  const isOnly = intents.has('only') && !isTouched;
  return isOnly || intents.has('instead') || intents.has('no');
}
