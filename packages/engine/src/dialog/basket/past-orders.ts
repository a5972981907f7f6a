import type { DialogState, WishedService } from '../../dialog-state.ts';
import { isSameOrder } from '../wish/same-wishes.ts';

/** The orders of a talk so far, the last one last, each once: "as before" and a sum bring one of them back. */
export function withPastOrder(
  past: readonly WishedService[][],
  { wished }: Pick<DialogState, 'wished'>,
): WishedService[][] {
  if (wished.length === 0) return [...past];
  return [...past.filter((one) => !isSameOrder(one, wished)), [...wished]].slice(-MOST);
}

const MOST = 6;
