import type { Ground } from '../propose/ground.ts';
import type { ReadRow, ReadWarning } from '../read-row.ts';
import type { NamedPrice } from './choose-names.ts';
import type { PlacedRow } from './settle-named.ts';

/** Below this likelihood a row is shown as doubtful. */
export const DOUBTFUL = 0.84;

/** Rows with how likely each is right, and a doubt where that is not likely enough. */
export function withDoubts(
  ground: Ground,
  rows: readonly PlacedRow[],
  known: { named: readonly NamedPrice[]; trust: readonly number[] },
): ReadRow[] {
  return rows.map(({ at, ...row }) => {
    const confidence = Math.round((known.trust[at] ?? 0) * 100) / 100;
    const one = known.named[at];
    const doubts = confidence < DOUBTFUL && one ? [doubtOf(ground, one)] : [];
    return { ...row, confidence, warnings: [...row.warnings, ...doubts] };
  });
}

/** In a row of several prices it is the order that is in doubt, elsewhere the name. */
function doubtOf({ sheet }: Ground, { price }: NamedPrice): ReadWarning {
  return (sheet.lines[price.line]?.prices.length ?? 1) > 1 ? 'order_assumed' : 'names_unsure';
}
