import type { PriceRow } from '../../facts.ts';
import { readSense } from '../../prices/index.ts';
import { listed } from '../choice.ts';
import type { Context } from '../context.ts';
import { ask, type Draft, say } from '../draft.ts';
import { bundlesOf } from '../order/bundles/find-bundles.ts';
import { keyOfLine, linesOf } from '../order/list-lines.ts';
import { holdsAll, JOINED } from '../order/replaced-lines.ts';

/** The parts asked for are sold as one for less: that row, to be offered beside the sum. */
export function findPackage(rows: readonly PriceRow[], context: Context): PriceRow | null {
  const { studio } = context;
  const [first, ...others] = rows;
  if (!first || others.length === 0) return null;
  if (others.some(({ service }) => service !== first.service)) return findBundle(rows, context);
  const zones = rows.flatMap(({ zone }) => zone ?? []);
  const types = new Set(rows.flatMap((row) => row.carType ?? []));
  // The same part twice, or two kinds of car, is for two cars.
  if (new Set(zones).size !== rows.length || types.size > 1) return null;
  const sum = rows.reduce((total, { price }) => total + price, 0);
  const carType = rows.find((row) => row.carType !== null)?.carType ?? null;
  const fitting = studio.rows.filter(
    (row) =>
      row.service === first.service &&
      (row.carType === carType || row.carType === null) &&
      row.price < sum &&
      rows.every(({ material, currency }) => row.currency === currency && row.material === material) &&
      zones.every((zone) => row.zone !== null && row.zone !== zone && covers(row.zone, zone)),
  );
  return fitting.toSorted((a, b) => a.price - b.price)[0] ?? null;
}

/** Two services that the list sells together for less, as a service of its own. */
function findBundle(rows: readonly PriceRow[], { index }: Context): PriceRow | null {
  const list = linesOf(index);
  const wanted = new Set(rows.map((row) => list.at.get(keyOfLine(row)) ?? -1));
  const [found] = [...bundlesOf(list)].filter(([, { pairs }]) =>
    pairs.some((pair) => pair.every((at) => wanted.has(at))),
  );
  const types = new Set(rows.map(({ carType }) => carType));
  const of = list.lines[found?.[0] ?? -1]?.rows ?? [];
  return of.find(({ carType }) => types.has(carType)) ?? of.find(({ carType }) => carType === null) ?? null;
}

/** Offers it beside the sum and asks which of the two. */
export function offerPackage(draft: Draft, row: PriceRow): boolean {
  const { zone, service } = row;
  draft.options = [...draft.options, row];
  say(draft, 'packageToo', { rows: { rows: [row] } });
  ask(draft, {
    kind: 'booking',
    choices: [...listed([zone ?? service]), { key: 'book' }],
    ...(zone && { service }),
  });
  return true;
}

/** All windows hold the front ones, "the whole rear" the tailgate, "rear + sides" what it names; nothing else is taken for granted. */
function covers(whole: string, part: string): boolean {
  const [all, one] = [readSense(whole).concepts, readSense(part).concepts];
  const isWhole = all.has('all_round') || (all.has('full') && !SIDES.some((id) => all.has(id)));
  if (isWhole || (JOINED.test(whole) && holdsAll(whole, part))) return true;
  const isRear = all.has('rear') && !all.has('side') && !all.has('rear_window') && !all.has('front');
  return isRear && !one.has('front') && (one.has('rear') || one.has('rear_window'));
}

const SIDES = ['front', 'rear', 'side', 'rear_window', 'windscreen'];
