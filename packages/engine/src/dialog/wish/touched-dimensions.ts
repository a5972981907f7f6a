import type { IndexedService, Sense } from '../../prices/index.ts';
import { compareSenses } from '../../prices/match/compare-senses.ts';

/** Whether words speak of a part or a material that rows of this service have. */
export function touchedDimensions(
  said: Sense,
  service: IndexedService,
): { zone: boolean; material: boolean } {
  const touches = (listed: Sense | null) => listed !== null && compareSenses(said, listed).covered > 0;
  return {
    zone: service.rows.some((row) => touches(row.zone)),
    material: service.rows.some((row) => touches(row.material)),
  };
}

/** All meanings the services and their rows speak of. */
export function vocabularyOf(services: readonly IndexedService[]): Set<string> {
  const known = new Set<string>();
  for (const { sense, rows } of services) {
    for (const id of sense.concepts) known.add(id);
    for (const { zone, material } of rows) {
      for (const id of zone?.concepts ?? []) known.add(id);
      for (const id of material?.concepts ?? []) known.add(id);
    }
  }
  return known;
}
