import { splitWords } from '../../../words/split-words.ts';
import type { NamedPrice } from '../decode/choose-names.ts';
import type { Ground } from '../propose/ground.ts';

/** Signs of a row by itself: what it names, what its line says besides, and what the rules read. */
export function rowSigns(ground: Ground, row: NamedPrice, used: ReadonlySet<number>): number[] {
  const { names, price, chosen } = row;
  const { amount } = price;
  const line = ground.sheet.lines[price.line];
  const taken = new Set(chosen.map(({ id }) => id));
  const own = line?.segments.filter(({ pricesBefore }) => pricesBefore === price.index) ?? [];
  const open = own.filter(({ id }) => !taken.has(id));
  const above = linesAbove(ground, price.line);
  return [
    names.service === null ? 0 : 1,
    names.zone === null ? 0 : 1,
    names.material === null ? 0 : 1,
    names.carType === null ? 0 : 1,
    amount.currency === null ? 0 : 1,
    amount.isSurcharge ? 1 : 0,
    amount.isSpoken ? 1 : 0,
    amount.isFrom ? 1 : 0,
    amount.unit === null ? 0 : 1,
    amount.valueTo === null ? 0 : 1,
    amount.isOld ? 1 : 0,
    Math.log2(amount.value + 1),
    price.index,
    line?.prices.length ?? 0,
    line?.segments.length ?? 0,
    line?.segments.reduce((all, { words }) => all + words.length, 0) ?? 0,
    open.reduce((all, { words }) => all + words.length, 0),
    open.some(({ id }) => (ground.senses[id]?.actions ?? 0) > 0) ? 1 : 0,
    open.some(({ id }) => (ground.senses[id]?.cars ?? 0) > 0) ? 1 : 0,
    line?.segments.filter(({ id }) => !used.has(id)).length ?? 0,
    above.length,
    above.filter((at) => ground.sheet.lines[at]?.segments.every(({ id }) => !used.has(id))).length,
    above.filter((at) => ground.sheet.lines[at]?.segments.some(({ id }) => taken.has(id))).length,
    line?.indexInBlock ?? 0,
    line?.blockSize ?? 0,
    line?.runSize ?? 0,
    ...agreement(ground, row),
  ];
}

export const ROW_SIGNS =
  'service zone material car currency plus spoken from unit range old value index count segments lineWords openWords openAction openCar openInLine above aboveOpen aboveTaken inBlock blockSize runSize rules rulesAll rulesService rulesZone rulesMaterial rulesCar'
    .split(' ')
    .map((name) => `row.${name}`);

/** The lines of names right above, up to the last price. */
function linesAbove({ sheet, counts }: Ground, line: number): number[] {
  const from = Math.max((counts.lastPriced[line] ?? -1) + 1, line - 8);
  return Array.from({ length: Math.max(0, line - from) }, (_, at) => from + at).filter(
    (at) => sheet.lines[at]?.kind === 'names',
  );
}

const FIELDS = ['service', 'zone', 'material', 'carType'] as const;

/** How far the rules read the same words for this price, in all and field by field: -1 where they read none. */
function agreement({ ruleWords }: Ground, { price, names }: NamedPrice): number[] {
  const rows = ruleWords[price.id] ?? [];
  const own = FIELDS.map((field) => new Set(splitWords(names[field] ?? '')));
  const all = own.reduce((a, b) => a.union(b));
  let best = [-1, -1, -1, -1, -1];
  for (const row of rows) {
    const fields = own.map((words, at) => likeness(words, row[at] ?? new Set()));
    const whole = likeness(
      all,
      row.reduce<Set<string>>((a, b) => a.union(b), new Set()),
    );
    if (whole > (best[0] ?? -1)) best = [whole, ...fields];
  }
  return [rows.length, ...best];
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const all = a.union(b).size;
  return all === 0 ? 1 : a.intersection(b).size / all;
}
