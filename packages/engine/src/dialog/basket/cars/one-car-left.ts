import type { DialogState } from '../../../dialog-state.ts';
import { isSameCar } from '../../wish/wishes-by-car.ts';

/**
 * Once one of several cars is left, everything is for that one: what is said of the order is heard as of any order
 * for one car.
 */
export function withOneCarLeft(state: DialogState | null): DialogState | null {
  const [first] = state?.wished ?? [];
  if (!state || !first?.car || (state.later ?? []).length > 0) return state;
  const { car } = first;
  const isOne = state.wished.every((one) => one.car && isSameCar(car, one.car) && !one.isOthers);
  if (!isOne || !state.booked) return state;
  const types = new Set(state.wished.flatMap(({ carType }) => carType ?? []));
  if (types.size > 1) return state;
  const [carType = state.carType] = types;
  return { ...state, car, carType, wished: state.wished.map(({ car: _, carType: __, ...one }) => one) };
}
