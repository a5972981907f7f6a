import type { Draft } from '../layout/draft.ts';
import type { Ground } from '../propose/ground.ts';
import type { ReadRow } from '../read-row.ts';
import { settleRows } from '../settle-rows.ts';
import type { NamedPrice } from './choose-names.ts';
import { durationOf } from './duration-of.ts';
import { draftOf, spansOf } from './row-drafts.ts';

type Settling = { text: string; currencies: { stated: string | null; assumed: string } };

/** A row with the place of the price it came from among the named prices. */
export type PlacedRow = ReadRow & { at: number };

/** Rows with their currency and the words that named each field. */
export function settleNamed(
  ground: Ground,
  named: readonly NamedPrice[],
  { text, currencies }: Settling,
): PlacedRow[] {
  const drafts = new Map<Draft, number>(named.map((one, at) => [draftOf(ground, one), at]));
  return settleRows(text, [...drafts.keys()], new Set(), currencies).flatMap(({ draft, row }) => {
    const at = drafts.get(draft) ?? -1;
    const one = named[at];
    return one ? [{ ...row, ...detailsOf(ground, one, text), at }] : [];
  });
}

function detailsOf(
  ground: Ground,
  one: NamedPrice,
  text: string,
): Pick<ReadRow, 'named' | 'durationDays' | 'column'> {
  const line = ground.sheet.lines[one.price.line];
  const days = durationOf(ground, one)?.days ?? null;
  const count = line?.prices.length ?? 1;
  return {
    durationDays: days,
    column: count > 1 ? { at: one.price.index, of: count } : null,
    named: {
      service: spansOf(ground, { one, role: 'service', text }),
      zone: spansOf(ground, { one, role: 'zone', text }),
      material: spansOf(ground, { one, role: 'material', text }),
      carType: spansOf(ground, { one, role: 'carType', text }),
    },
  };
}
