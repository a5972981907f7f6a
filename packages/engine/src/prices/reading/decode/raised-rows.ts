import { foldText } from '../../../words/fold-text.ts';
import type { PlainRow, ReadRow, Span } from '../read-row.ts';
import { DOUBTFUL } from './with-doubts.ts';

/**
 * Rows that a raise means ("SUVs +20 %"), for the services that were read; the line of the raise itself is then no row,
 * but what was thought of it stays of interest.
 */
export function raisedRows<Row extends ReadRow>(
  rows: readonly Row[],
  derived: readonly PlainRow[],
): { kept: Row[]; raises: Row[]; derived: PlainRow[] } {
  const services = new Set(rows.map(({ service }) => foldText(service)));
  const meant = derived.filter(({ service }) => services.has(foldText(service)));
  const isRaise = (row: Row) => meant.some(({ source }) => isWithin(row.source, source));
  return {
    kept: rows.filter((row) => !isRaise(row)),
    raises: rows.filter(isRaise),
    derived: meant,
  };
}

function isWithin(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

/** Computed rows, each as sure as the least sure of what it rests on: the price that is raised, and the raise. */
export function asReadRows(
  derived: readonly PlainRow[],
  read: { rows: readonly ReadRow[]; raises: readonly ReadRow[] },
): ReadRow[] {
  return derived.map((row) => {
    const grounds = [
      ...raisedBy(read.rows, row),
      ...read.raises.filter(({ source }) => isWithin(source, row.source)),
    ];
    const sure = grounds.map((ground) => ground.confidence ?? 0);
    const confidence = sure.length === 0 ? 0 : Math.min(...sure);
    return {
      ...row,
      durationDays: null,
      confidence,
      warnings: confidence < DOUBTFUL ? [...row.warnings, 'names_unsure'] : row.warnings,
      named: { service: [], zone: [], material: [], carType: [] },
      column: null,
    };
  });
}

/** The rows whose price may have been raised: of the same service and part and, where one is, of the same film. */
function raisedBy(rows: readonly ReadRow[], raised: PlainRow): readonly ReadRow[] {
  const isSame = (field: 'service' | 'zone' | 'material') => (row: ReadRow) =>
    foldText(row[field] ?? '') === foldText(raised[field] ?? '');
  const ofService = rows.filter(isSame('service'));
  const ofZone = ofService.filter(isSame('zone'));
  const bases = ofZone.length > 0 ? ofZone : ofService;
  const ofMaterial = bases.filter(isSame('material'));
  return ofMaterial.length > 0 ? ofMaterial : bases;
}
