import type { DialogState, WishedService } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { carName } from './car-name.ts';
import { leaveFilmOpen } from './either-film.ts';
import { withNewFilm } from './new-film.ts';
import type { WishReading } from './read-wish.ts';
import { withoutDeniedFilm } from './shun-part.ts';

/** What is wanted for another car waits while one car is talked about. */
function ofOtherCars({ wished: before, later: waiting = [] }: DialogState, now: readonly WishedService[]) {
  const isOfNow = (one: WishedService) => now.some(({ car }) => carName(car) === carName(one.car));
  return before.filter((one) => one.car !== undefined && !isOfNow(one) && !waiting.includes(one));
}

/** "A wash then": what the list has no price for gives way to whatever else is wanted. */
function withoutRefused(wished: readonly WishedService[]): readonly WishedService[] {
  const left = wished.filter(({ isRefused }) => !isRefused);
  return left.length > 0 ? left : wished;
}

export function adopt(draft: Draft, wish: WishReading, message: Understanding, context: Context): void {
  const { state } = draft;
  const names = wish.wished.map(({ service }) => service);
  const given = state.wished.filter(
    (one) =>
      one.zone !== null &&
      wish.wished.some(({ service }) => service === one.service) &&
      !wish.wished.some(({ service, zone }) => service === one.service && zone === one.zone),
  );
  // What was taken out is not meant by "and all together?".
  const isCorrected = wish.isLess === true || wish.takenOut !== undefined;
  draft.state = {
    ...state,
    earlier: isCorrected ? [] : [...(state.earlier ?? []), ...given].slice(-5),
    wished: withNewFilm(withoutRefused(wish.wished), message.rest, context).map((one) =>
      withoutDeniedFilm(leaveFilmOpen(one, message, context), message, context),
    ),
    compared: names.every((name) => state.compared?.includes(name)) ? (state.compared ?? []) : [],
    carType: wish.carType,
    later: [...(state.later ?? []), ...(wish.isLess ? [] : ofOtherCars(state, wish.wished))],
    leftOut: isCorrected
      ? state.wished.filter(({ service }) => !names.includes(service))
      : (state.leftOut ?? []),
    // Nobody who leaves something out is offered one thing more.
    upsell: wish.isLess ? (state.upsell ?? { service: '', isOpen: false }) : state.upsell,
    mentioned: isCorrected ? names : [...new Set([...state.mentioned, ...names])],
  };
}
