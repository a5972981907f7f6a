import type { ReadingWarning } from '@glossa/contracts';

/** Doubts that may make a price wrong: such a row stays off until the owner has looked at it. */
const grave: ReadonlySet<ReadingWarning> = new Set<ReadingWarning>([
  'names_unsure',
  'order_assumed',
  'ambiguous_number',
  'mixed_currencies',
  'conflict',
  'no_service',
]);

export function isDoubtful(warnings: readonly ReadingWarning[]): boolean {
  return warnings.some((code) => grave.has(code));
}
