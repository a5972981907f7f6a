import type { DialogState } from '@glossa/engine';

type Memory = Pick<DialogState, 'plate'> | null;

/** The number plate this turn brought, if any. */
export function newPlate(before: Memory, after: Memory): string | null {
  const plate = after?.plate ?? null;
  return plate === (before?.plate ?? null) ? null : plate;
}
