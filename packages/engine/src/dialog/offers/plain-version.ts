import type { PriceRow } from '../../facts.ts';

/** What the version of a service is called that names no part (or film) where others do: by its film, else by the service itself. */
export function plainNames(rows: readonly PriceRow[], by: 'zone' | 'material'): string[] {
  if (rows.every((row) => row[by] !== null)) return [];
  const plain = rows.filter((row) => row[by] === null);
  return [...new Set(plain.map(({ zone, material, service }) => zone ?? material ?? service))];
}
