import { splitWords } from '../../../words/split-words.ts';
import type { NamedPrice } from '../decode/choose-names.ts';
import type { Ground } from '../propose/ground.ts';

/** Signs of "this row is right": how clear every choice was, here and on the whole page, and whether rows contradict. */
export function trustSigns(ground: Ground, rows: readonly NamedPrice[]): number[][] {
  const keys = rows.map(({ names }) => Object.values(names).join('|').toLowerCase());
  const same = Map.groupBy(keys, (key) => key);
  const mean = (pick: (row: NamedPrice) => number) =>
    rows.reduce((all, row) => all + pick(row), 0) / Math.max(1, rows.length);
  const page = [
    mean(({ clarity }) => clarity.closest),
    mean(({ clarity }) => clarity.figure),
    mean(({ clarity }) => clarity.weakest),
  ];
  return rows.map((row, at) => {
    const { clarity, names, chosen, price } = row;
    const [last, next] = [rows[at - 1], rows[at + 1]];
    return [
      clarity.figure,
      clarity.weakest,
      clarity.strongestLeft,
      clarity.closest,
      clarity.word,
      last?.clarity.closest ?? 9,
      next?.clarity.closest ?? 9,
      same.get(keys[at] ?? '')?.length ?? 1,
      names.service === null ? 0 : 1,
      names.zone === null ? 0 : 1,
      names.material === null ? 0 : 1,
      names.carType === null ? 0 : 1,
      splitWords(names.service ?? '').length,
      chosen.length,
      chosen.filter(({ line }) => line === price.line).length,
      agreement(ground, row),
      price.amount.currency === null ? 0 : 1,
      price.amount.isSurcharge ? 1 : 0,
      price.amount.isSpoken ? 1 : 0,
      ground.sheet.lines[price.line]?.prices.length ?? 0,
      ...page,
      ...ground.page,
    ];
  });
}

export const TRUST_WIDTH = 35;

/** How far the rules read the same words for this price: -1 where they read none. */
function agreement({ ruleWords }: Ground, { price, names }: NamedPrice): number {
  const rows = ruleWords[price.id] ?? [];
  if (rows.length === 0) return -1;
  const own = new Set(splitWords(Object.values(names).filter(Boolean).join(' ')));
  return Math.max(
    ...rows.map((row) => {
      const other = new Set(row.flatMap((words) => [...words]));
      return own.intersection(other).size / Math.max(1, own.union(other).size);
    }),
  );
}
