import type { PriceRow } from '@glossa/contracts';
import { findGaps } from '../features/pricing/matrix/find-gaps.ts';
import { priceMatrix } from '../features/pricing/matrix/price-matrix.ts';
import { fromSaved } from '../features/pricing/working-list/work-row.ts';

/** How many prices of the saved list are missing where a client would expect one. */
export function countGaps(rows: readonly PriceRow[]): number {
  return findGaps(priceMatrix(rows.filter(({ isActive }) => isActive).map(fromSaved))).length;
}
