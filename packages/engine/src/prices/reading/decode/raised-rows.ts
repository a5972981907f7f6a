import { foldText } from '../../../words/fold-text.ts';
import type { PlainRow, ReadRow } from '../read-row.ts';

/**
 * Rows that a raise means ("SUVs +20 %"), for the services that were read; the line of the raise itself is then no row.
 */
export function raisedRows<Row extends ReadRow>(
  rows: readonly Row[],
  derived: readonly PlainRow[],
): { kept: Row[]; derived: PlainRow[] } {
  const services = new Set(rows.map(({ service }) => foldText(service)));
  const meant = derived.filter(({ service }) => services.has(foldText(service)));
  const kept = rows.filter(
    ({ source }) =>
      !meant.some(({ source: raise }) => source.start >= raise.start && source.end <= raise.end),
  );
  return { kept, derived: meant };
}

/** Computed rows, each as sure as the surest row of its service. */
export function asReadRows(rows: readonly ReadRow[], derived: readonly PlainRow[]): ReadRow[] {
  return derived.map((row) => ({
    ...row,
    durationDays: null,
    confidence: confidenceOf(rows, row),
    named: { service: [], zone: [], material: [], carType: [] },
    group: 'raise',
  }));
}

function confidenceOf(rows: readonly ReadRow[], { service }: PlainRow): number {
  const same = rows.filter((row) => foldText(row.service) === foldText(service));
  return Math.max(0, ...same.map(({ confidence = 0 }) => confidence));
}
