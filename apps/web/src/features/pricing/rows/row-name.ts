import type { RowValues } from '../working-list/work-row.ts';

type Named = Pick<RowValues, 'service' | 'zone' | 'material' | 'carType'>;

/** What a row is about in one line, for labels and lists. */
export function rowName({ service, zone, material, carType }: Named): string {
  return [service, zone, material, carType].filter(Boolean).join(', ');
}
