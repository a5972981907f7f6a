import type { Car } from '../../../cars/index.ts';
import type { DialogState } from '../../../dialog-state.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import { type Draft, newDraft } from '../../draft.ts';
import { namesGoods } from '../edit-basket.ts';
import { START_OVER } from './one-car-words.data.ts';
import { tellsBody } from './tells-body.ts';

/** "An estate, probably like a saloon" of the one car that is known tells its body, and speaks of no two cars. */
export function asOneCar(message: Understanding, state: DialogState): Understanding {
  const { cars, byCar, written } = message;
  const named = [...cars, ...byCar.map(({ car }) => car)];
  if (named.length < 2 || !named.every((car) => isBodyOfKnown(car, written, state))) return message;
  return { ...message, cars: cars.slice(0, 1), byCar: [] };
}

export function isBodyOfKnown(
  car: Car,
  said: string,
  { car: known, wished, later = [] }: DialogState,
): boolean {
  return car.make === null && tellsBody(car, said, [known, ...[...wished, ...later].map((one) => one.car)]);
}

/** "Let's start over: the Octavia, a full clean": what stood until now is gone, and the message says it all. */
export function startOver(draft: Draft, { text, rest }: Understanding): void {
  const { state } = draft;
  if (!START_OVER.test(text) || !namesGoods(rest) || state.asked?.kind === 'add') return;
  const fresh = newDraft({
    ...state,
    ...{ wished: [], later: [], earlier: [], compared: [], leftOut: [], shownRowIds: [], priced: [] },
    ...{ asked: null, upsell: null },
  });
  draft.state = fresh.state;
}
