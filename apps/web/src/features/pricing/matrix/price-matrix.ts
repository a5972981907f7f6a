import { foldWords } from '@glossa/contracts';
import type { WorkRow } from '../working-list/work-row.ts';

/** One line of the matrix: what is done, and a row for each kind of car it has a price for. */
export type MatrixLine = {
  key: string;
  service: string;
  zone: string | null;
  material: string | null;
  /** By the folded car type; '' is the price for any car. */
  cells: Map<string, WorkRow>;
};
export type MatrixColumn = { key: string; carType: string | null };
export type PriceMatrix = { columns: MatrixColumn[]; lines: MatrixLine[] };

/** The list with car types as columns, everything in the order of the list; what is for any car stands last where few lines have it. */
export function priceMatrix(rows: readonly WorkRow[]): PriceMatrix {
  const columns = new Map<string, MatrixColumn>();
  const lines = new Map<string, MatrixLine>();
  for (const row of rows) {
    const { service, zone, material, carType } = row.values;
    const column = foldWords(carType ?? '');
    if (!columns.has(column)) columns.set(column, { key: column, carType });
    const key = [service, zone, material].map((part) => foldWords(part ?? '')).join('|');
    const line = lines.get(key) ?? { key, service, zone, material, cells: new Map() };
    if (!line.cells.has(column)) line.cells.set(column, row);
    lines.set(key, line);
  }
  const plain = [...lines.values()].filter(({ cells }) => cells.has('')).length;
  const side = plain * 2 >= lines.size ? 1 : -1;
  const ordered = [...columns.values()].sort((a, b) => side * (Number(b.key === '') - Number(a.key === '')));
  return { columns: ordered, lines: [...lines.values()] };
}
