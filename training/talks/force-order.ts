import { newContext } from '../../packages/engine/src/dialog/context.ts';
import type { DialogState, WishedService } from '../../packages/engine/src/dialog-state.ts';
import type { StudioFacts } from '../../packages/engine/src/facts.ts';
import type { GoldTurn } from './gold-talk.ts';
import { orderOf, waysOf } from './run-talk.ts';
import { NOW } from './studio-of-talk.ts';

/** The memory as it had to be after a turn, so that the next one is not judged by the faults of this one; null if it can't be made. */
export function forceOrder(
  state: DialogState,
  gold: GoldTurn,
  { studio, before }: { studio: StudioFacts; before?: DialogState | null },
): DialogState | null {
  const [way = []] = waysOf(gold);
  const priced = (gold.show ?? []).flat().map((row) => `row-${row - 1}`);
  if (isSame(orderOf(state, studio), way)) return { ...state, priced };
  const rows = way.flatMap((id) => studio.rows.find((row) => row.id === id) ?? []);
  const types = new Set(rows.flatMap(({ carType }) => carType ?? []));
  if (types.size > 1) return null;
  const [carType = null] = types;
  const { index } = newContext(studio, undefined, NOW);
  const wished: WishedService[] = [...new Set(rows)].map((row) => {
    const service =
      index.services.find((one) => one.rows.some((own) => own.row === row))?.service ?? row.service;
    const count = rows.filter((one) => one === row).length;
    return {
      service,
      zone: row.zone,
      material: row.material,
      said: '',
      ...(row.zone === null && { plain: 'zone' as const }),
      ...(count > 1 && { count }),
    };
  });
  const forced: DialogState = {
    ...state,
    wished,
    later: [],
    compared: [],
    priced,
    ...(before &&
      before.wished.length > 0 &&
      !isSame(orderOf(before, studio), way) && { previous: before.wished }),
    carType: carType ?? state.carType,
    asked:
      state.asked && OF_GOODS.has(state.asked.kind) && (gold.show ?? []).length === 0 ? null : state.asked,
  };
  return isSame(orderOf(forced, studio), way) ? forced : null;
}

/** The memory of an assistant that has just quoted these rows, rightly or not; null if it can't be made. */
export function believing(
  state: DialogState,
  believed: NonNullable<GoldTurn['believed']>,
  studio: StudioFacts,
): DialogState | null {
  const forced = forceOrder(state, { say: '', order: [...believed] }, { studio });
  return forced && { ...forced, shownRowIds: [...new Set(orderOf(forced, studio))] };
}

const OF_GOODS: ReadonlySet<string> = new Set(['service', 'zone', 'material', 'carType']);

export function isSame(got: readonly string[], way: readonly string[]): boolean {
  return got.length === way.length && got.toSorted().join() === way.toSorted().join();
}
