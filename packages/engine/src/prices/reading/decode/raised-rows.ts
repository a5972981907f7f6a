import { foldText } from '../../../words/fold-text.ts';
import type { PlainRow, ReadRow } from '../read-row.ts';

/**
 * Rows that a raise means ("SUVs +20 %"), for the services that were read; the line of the raise itself is then no row.
 */
export function raisedRows(
  rows: readonly ReadRow[],
  derived: readonly PlainRow[],
): { kept: ReadRow[]; derived: ReadRow[] } {
  const services = new Set(rows.map(({ service }) => foldText(service)));
  const meant = derived.filter(({ service }) => services.has(foldText(service)));
  const kept = rows.filter(
    ({ source }) =>
      !meant.some(({ source: raise }) => source.start >= raise.start && source.end <= raise.end),
  );
  const asRead = meant.map(
    (row): ReadRow => ({ ...row, durationDays: null, confidence: confidenceOf(rows, row), ...NOWHERE }),
  );
  return { kept, derived: asRead };
}

const NOWHERE = { named: { service: [], zone: [], material: [], carType: [] }, group: 'raise' };

/** A computed row is as sure as the surest row of its service. */
function confidenceOf(rows: readonly ReadRow[], { service }: PlainRow): number {
  const same = rows.filter((row) => foldText(row.service) === foldText(service));
  return Math.max(0, ...same.map(({ confidence = 0 }) => confidence));
}
