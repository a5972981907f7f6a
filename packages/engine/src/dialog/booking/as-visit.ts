import type { DialogState, Visit } from '../../dialog-state.ts';

/** The talk as it was when a visit was booked: about its car and its jobs, and nothing else wanted or asked. */
export function asVisit(state: DialogState, { wished, car, carType }: Visit): DialogState {
  const { isFurther: _, besideCar: __, ...rest } = state;
  return {
    ...rest,
    ...{ wished, car: car ?? state.car, carType: carType ?? null, later: [], change: null },
    ...{ isBooking: false, slot: null, offered: [], wishedTime: null, asked: null, day: null },
  };
}
