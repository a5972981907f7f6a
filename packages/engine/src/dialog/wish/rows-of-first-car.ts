import type { PriceRow } from '../../facts.ts';
import { words } from '../act.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { settledRows } from './answer-wish.ts';
import { calledCar } from './car-name.ts';
import { firstCar } from './wishes-by-car.ts';

/** Cars are booked one after the other. */
export function rowsOfFirstCar(draft: Draft, rows: PriceRow[], context: Context): PriceRow[] {
  const { now, later } = firstCar(draft.state.wished);
  const [first] = now;
  if (later.length === 0 || !first?.car) return rows;
  draft.state = {
    ...draft.state,
    wished: now,
    later: [...(draft.state.later ?? []), ...later],
    car: first.car,
  };
  say(draft, 'carFirst', { car: words(calledCar(first.car, draft.state.language)) });
  const own = settledRows(draft, context) ?? rows;
  // What stands on the card is what is booked now.
  if (draft.quoted.length > 0) draft.quoted = [...own];
  draft.state = { ...draft.state, shownRowIds: own.map(({ id }) => id) };
  return own;
}
