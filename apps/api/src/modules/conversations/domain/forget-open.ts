import type { DialogState } from '@glossa/engine';

/** The memory of a talk after the studio has answered: nothing is said to be with the studio any more. */
export function forgetOpen(state: DialogState | null): DialogState | null {
  if (!state) return null;
  return { ...state, told: state.told.filter((mark) => !/^(?:topic|owner):/.test(mark)) };
}
