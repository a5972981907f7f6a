import type { Ground } from '../propose/ground.ts';
import type { PlainRow, ReadRow } from '../read-row.ts';
import type { NamedPrice } from './choose-names.ts';
import { asReadRows } from './raised-rows.ts';
import type { PlacedRow } from './settle-named.ts';
import { withDoubts } from './with-doubts.ts';

/** All rows of a page, those that were read and those that its raises mean, with their doubts. */
export function rowsWithDoubts(
  ground: Ground,
  page: { kept: readonly PlacedRow[]; raises: readonly PlacedRow[]; derived: readonly PlainRow[] },
  known: { named: readonly NamedPrice[]; trust: readonly number[] },
): ReadRow[] {
  const rows = withDoubts(ground, page.kept, known);
  const raises = withDoubts(ground, page.raises, known);
  return [...rows, ...asReadRows(page.derived, { rows, raises })];
}
