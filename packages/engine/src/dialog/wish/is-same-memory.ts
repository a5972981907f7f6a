import type { DialogState } from '../../dialog-state.ts';

/**
 * Whether two memories are the same to whoever reads what is wanted. A turn counts itself, keeps how the client can be
 * reached and notes what it said once: none of that says anything of goods.
 */
export function isSameMemory(one: DialogState, other: DialogState): boolean {
  if (one === other) return true;
  return isWithin(one, other) && isWithin(other, one);
}

function isWithin(one: DialogState, other: DialogState): boolean {
  let key: keyof DialogState;
  for (key in one) if (!ASIDE.has(key) && one[key] !== other[key]) return false;
  return true;
}

const ASIDE: ReadonlySet<keyof DialogState> = new Set(['turns', 'told', 'phone', 'email'] as const);
