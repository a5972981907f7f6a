import type { DialogState, WishedService } from '../dialog-state.ts';
import { type IndexedService, type Narrowed, narrowRows, readMessage } from '../prices/index.ts';
import type { Context } from './context.ts';

/** One wished service with what the list says to it. */
export type NarrowedWish = { wish: WishedService; found: Narrowed };

/** What every wished service comes down to with the car known so far; services that left the list are dropped. */
export function narrowWishes(state: DialogState, context: Context): NarrowedWish[] {
  return state.wished.flatMap((wish) => {
    const service = context.index.services.find((one) => one.service === wish.service);
    if (!service) return [];
    const found = narrowWish(service, wish, state);
    return [{ wish: settle(wish, found), found }];
  });
}

function narrowWish(service: IndexedService, wish: WishedService, state: DialogState): Narrowed {
  const rows = service.rows.filter(
    ({ row }) =>
      (state.carType === null ||
        row.carType === null ||
        row.carType === state.carType ||
        !hasCarType(service, state.carType)) &&
      (wish.zone === null || row.zone === wish.zone) &&
      (wish.material === null || row.material === wish.material),
  );
  const fitting = rows.length > 0 ? rows : service.rows;
  return narrowRows({ ...service, rows: fitting }, { said: readMessage(wish.said), car: state.car });
}

function hasCarType(service: IndexedService, carType: string): boolean {
  return service.rows.some(({ row }) => row.carType === carType);
}

/** What all rows left have in common is settled and holds until the client says otherwise. */
function settle(wish: WishedService, found: Narrowed): WishedService {
  if (found.kind === 'gap') return { ...wish, said: '' };
  const rows = found.kind === 'row' ? [found.row] : found.rows;
  const shared = (dimension: 'zone' | 'material') => {
    const [first, ...others] = new Set(rows.map((row) => row[dimension]));
    return others.length === 0 ? (first ?? null) : wish[dimension];
  };
  return { ...wish, zone: shared('zone'), material: shared('material') };
}
