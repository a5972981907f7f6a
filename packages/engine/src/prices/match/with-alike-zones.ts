import type { PriceRow } from '../../facts.ts';

/**
 * "Rears (back 3)" for hatchbacks beside "rears" for saloons is one part of the car, called by what it is on that car:
 * zones that differ only by what stands in brackets, each for other cars, are one.
 */
export function withAlikeZones(rows: readonly PriceRow[]): readonly PriceRow[] {
  const known = KNOWN.get(rows) ?? unify(rows);
  KNOWN.set(rows, known);
  return known;
}

const KNOWN = new WeakMap<readonly PriceRow[], readonly PriceRow[]>();

function unify(rows: readonly PriceRow[]): readonly PriceRow[] {
  if (!rows.some(({ zone, carType }) => carType !== null && zone?.includes('('))) return rows;
  const groups = Map.groupBy(rows, ({ service, material, zone }) =>
    JSON.stringify([service, material, zone === null ? null : baseOf(zone)]),
  );
  const alike = new Set([...groups.values()].filter(isOfOtherCarsEach).flat());
  if (alike.size === 0) return rows;
  return rows.map((row) => (alike.has(row) && row.zone !== null ? { ...row, zone: baseOf(row.zone) } : row));
}

function baseOf(zone: string): string {
  const base = zone.replace(/\s*\([^()]*\)/gu, ' ').trim();
  return base === '' ? zone : base;
}

function isOfOtherCarsEach(rows: readonly PriceRow[]): boolean {
  const types = rows.map(({ carType }) => carType);
  const zones = new Set(rows.map(({ zone }) => zone));
  return zones.size > 1 && !types.includes(null) && new Set(types).size === types.length;
}
