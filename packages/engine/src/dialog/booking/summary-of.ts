import type { DialogState } from '../../dialog-state.ts';
import type { PriceRow } from '../../facts.ts';
import type { Slot } from '../../when/index.ts';
import { words } from '../act.ts';
import type { Draft } from '../draft.ts';
import { carName } from '../wish/car-name.ts';

/** The car as it is known: by its name, or by the type of the list it was priced as. */
function carOf({ car, carType, wished, twins }: DialogState, rows: readonly PriceRow[]): string {
  const known = wished.find((one) => one.car)?.car ?? car;
  const type = rows.find((row) => row.carType !== null)?.carType ?? carType ?? '';
  const name = known?.model ? carName(known) : type;
  return twins === undefined || name === '' ? name : `${twins} × ${name}`;
}

export function summaryOf(draft: Draft, rows: readonly PriceRow[], slot: Slot) {
  return {
    when: { instant: slot.start },
    service: { jobs: rows, car: carOf(draft.state, rows) },
    name: words(draft.state.name ?? ''),
    price: { total: rows },
  };
}
