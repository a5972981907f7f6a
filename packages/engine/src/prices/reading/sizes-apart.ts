import { isSizeWord } from '../../cars/index.ts';
import { foldText } from '../../words/fold-text.ts';
import type { PlainRow } from './read-row.ts';

/**
 * "Interior small 60, medium 80": the first size was read into the name, which the other sizes then shared. Where a
 * name ends in a size and its rows go on with other sizes, the size is the car's.
 */
export function setSizesApart<Row extends PlainRow>(rows: readonly Row[]): Row[] {
  const groups = Map.groupBy(rows, ({ service }) => service);
  return rows.map((row) => {
    const size = sizeAtEnd(row.service);
    if (size === null) return row;
    const service = row.service.slice(0, -size.length).trim();
    const others = [...(groups.get(row.service) ?? []), ...(groups.get(service) ?? [])];
    if (!others.some(({ carType }) => carType !== null && isSize(carType))) return row;
    return { ...row, service, carType: row.carType ?? size };
  });
}

function sizeAtEnd(service: string): string | null {
  const word = /\s(\p{L}{3,})$/u.exec(service)?.[1] ?? null;
  return word !== null && isSize(word) ? word : null;
}

function isSize(words: string): boolean {
  return isSizeWord(foldText(words));
}
