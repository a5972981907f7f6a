import type { DialogState, WishedService } from '../../dialog-state.ts';
import type { Context } from '../context.ts';
import { narrowWishes } from '../wish/narrow-wish.ts';
import { keyOfLine, type ListLines } from './list-lines.ts';

/** The lines a wish may still be; none where the list has no price for it. */
export function linesOfWish(
  one: WishedService,
  { state, context, list }: { state: DialogState; context: Context; list: ListLines },
): number[] {
  const [narrowed] = narrowWishes({ ...state, wished: [one] }, context);
  if (!narrowed || narrowed.found.kind === 'gap') return [];
  const rows = narrowed.found.kind === 'row' ? [narrowed.found.row] : narrowed.found.rows;
  return [...new Set(rows.map((row) => list.at.get(keyOfLine({ ...row, service: one.service })) ?? -1))];
}
