import type { DialogState, WishedService } from '../../dialog-state.ts';
import type { PriceRow } from '../../facts.ts';
import type { Context } from '../context.ts';
import { narrowWishes } from '../wish/narrow-wish.ts';
import { keyOfLine, type ListLines } from './list-lines.ts';

/** Which lines of the list are wanted, and which are still to choose from. */
export type Standing = { settled: ReadonlySet<number>; open: ReadonlySet<number> };

export function standingOf(
  wished: readonly WishedService[],
  services: readonly string[],
  { state, context, list }: { state: DialogState; context: Context; list: ListLines },
): Standing {
  const lineOf = (row: PriceRow) => list.atRow.get(row) ?? list.at.get(keyOfLine(row)) ?? -1;
  const settled = new Set<number>();
  const open = new Set<number>();
  for (const { found } of narrowWishes({ ...state, wished: [...wished] }, context)) {
    if (found.kind === 'gap') continue;
    const places = new Set(found.kind === 'row' ? [lineOf(found.row)] : found.rows.map(lineOf));
    for (const place of places) (places.size === 1 ? settled : open).add(place);
  }
  list.lines.forEach(({ service }, at) => {
    if (services.includes(service)) open.add(at);
  });
  return { settled, open };
}
