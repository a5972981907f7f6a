import type { NamedPrice } from '../decode/choose-names.ts';
import type { Ground } from '../propose/ground.ts';

/** Signs of a row among the others: twins, neighbours of another shape, a price out of line, figures nobody read. */
export function companySigns(
  { sheet, senses }: Ground,
  rows: readonly NamedPrice[],
  used: ReadonlySet<number>,
): number[][] {
  const keys = rows.map(({ names }) => Object.values(names).join('|').toLowerCase());
  const same = Map.groupBy(rows.keys(), (at) => keys[at] ?? '');
  const services = Map.groupBy(rows, ({ names }) => names.service ?? '');
  const byLine = Map.groupBy(rows, ({ price }) => price.line);
  const byBlock = Map.groupBy(rows, ({ price }) => sheet.lines[price.line]?.block ?? 0);
  const median = medianOf(rows.map(({ price }) => price.amount.value));
  const openCars = sheet.segments.filter(({ id }) => !used.has(id) && (senses[id]?.cars ?? 0) > 0).length;
  const shares = [
    rows.length,
    rows.length / Math.max(1, sheet.prices.length),
    openCars,
    [...same.values()].filter((twins) => twins.length > 1).length / Math.max(1, rows.length),
  ];
  const companyOfLine = onceAGroup(companyOf);
  const companyOfBlock = onceAGroup(companyOf);
  const medianOfService = onceAGroup((group) => medianOf(group.map(({ price }) => price.amount.value)));
  return rows.map((row, at) => {
    const { price, names } = row;
    const [last, next] = [rows[at - 1], rows[at + 1]];
    const twins = same.get(keys[at] ?? '') ?? [];
    const inLine = companyOfLine(byLine.get(price.line) ?? []);
    const inBlock = companyOfBlock(byBlock.get(sheet.lines[price.line]?.block ?? 0) ?? []);
    const ofService = services.get(names.service ?? '') ?? [];
    return [
      twins.length,
      twins.filter((other) => rows[other]?.price.amount.value !== price.amount.value).length,
      last?.clarity.closest ?? 9,
      next?.clarity.closest ?? 9,
      inLine.closest,
      inBlock.meanClosest,
      inLine.shareLike(row),
      inBlock.shareLike(row),
      companyOf(rows.slice(Math.max(0, at - 3), at + 4)).shareLike(row),
      inLine.falls,
      Math.log2(price.amount.value / Math.max(1, median)),
      Math.log2(price.amount.value / Math.max(1, medianOfService(ofService))),
      ofService.length,
      (sheet.lines[price.line]?.prices.length ?? 0) - inLine.count,
      inBlock.count,
      ...shares,
    ];
  });
}

export const COMPANY_SIGNS =
  'twins otherPrice lastClosest nextClosest lineClosest blockClosest likeLine likeBlock likeNear falls median serviceMedian ofService unreadInLine inBlock rows readShare openCars twinShare'
    .split(' ')
    .map((name) => `company.${name}`);

/** Rows of one line, or of one block, as a row of them sees them. */
type Company = {
  count: number;
  closest: number;
  meanClosest: number;
  falls: number;
  /** How many of the rows fill the same fields. */
  shareLike: (row: NamedPrice) => number;
};

function companyOf(rows: readonly NamedPrice[]): Company {
  const calls = rows.map(({ clarity }) => clarity.closest);
  const alike = Map.groupBy(rows, filled);
  return {
    count: rows.length,
    closest: Math.min(...calls),
    meanClosest: mean(calls),
    falls: falls(rows.map(({ price }) => price.amount.value)),
    shareLike: (row) => (alike.get(filled(row))?.length ?? 0) / Math.max(1, rows.length),
  };
}

/** What is the same for all rows of a group is worked out once: a page may be one block of a thousand rows. */
function onceAGroup<Found>(
  find: (rows: readonly NamedPrice[]) => Found,
): (rows: readonly NamedPrice[]) => Found {
  const known = new Map<readonly NamedPrice[], Found>();
  return (rows) => {
    const found = known.get(rows) ?? find(rows);
    known.set(rows, found);
    return found;
  };
}

function filled({ names }: NamedPrice): number {
  const { service, zone, material, carType } = names;
  return [service, zone, material, carType].reduce((all, name) => all * 2 + (name === null ? 0 : 1), 0);
}

/** How often a price of the line is lower than the one before it: classes are listed from small to large. */
function falls(values: readonly number[]): number {
  return values.filter((value, at) => at > 0 && value < (values[at - 1] ?? 0)).length;
}

function mean(values: readonly number[]): number {
  return values.reduce((all, one) => all + one, 0) / Math.max(1, values.length);
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
