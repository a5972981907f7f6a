import type { Draft } from '../layout/draft.ts';
import type { Ground } from '../propose/ground.ts';
import type { PlainRow, ReadRow, ReadWarning } from '../read-row.ts';
import { settleRows } from '../settle-rows.ts';
import type { NamedPrice } from './choose-names.ts';
import { durationOf } from './duration-of.ts';
import { draftOf, spansOf } from './row-drafts.ts';

type Settling = {
  text: string;
  /** By row, how likely it is right. */
  trust: readonly number[];
  currencies: { stated: string | null; assumed: string };
};

/** Rows with their currency, their doubts and the words that named each field. */
export function settleNamed(
  ground: Ground,
  named: readonly NamedPrice[],
  { text, trust, currencies }: Settling,
): ReadRow[] {
  const drafts = new Map<Draft, number>(named.map((one, at) => [draftOf(ground, one), at]));
  return settleRows(text, [...drafts.keys()], new Set(), currencies).flatMap((row) => {
    const at = drafts.get(row.draft);
    const one = named[at ?? -1];
    if (!one) return [];
    const confidence = Math.round((trust[at ?? 0] ?? 0) * 100) / 100;
    return [
      {
        ...row.row,
        confidence,
        ...detailsOf(ground, one, text),
        warnings: doubtsOf(ground, row.row, { one, confidence }),
      },
    ];
  });
}

/** Below this likelihood a row is shown as doubtful. */
export const DOUBTFUL = 0.75;

/** In a row of several prices it is the order that is in doubt, elsewhere the name. */
function doubtsOf(
  ground: Ground,
  row: PlainRow,
  { one, confidence }: { one: NamedPrice; confidence: number },
): ReadWarning[] {
  if (confidence >= DOUBTFUL) return row.warnings;
  const isRun = (ground.sheet.lines[one.price.line]?.prices.length ?? 1) > 1;
  return [...row.warnings, isRun ? 'order_assumed' : 'names_unsure'];
}

function detailsOf(
  ground: Ground,
  one: NamedPrice,
  text: string,
): Pick<ReadRow, 'named' | 'durationDays' | 'group'> {
  const line = ground.sheet.lines[one.price.line];
  const days = durationOf(ground, one)?.days ?? null;
  const count = line?.prices.length ?? 1;
  return {
    durationDays: days,
    group: count > 1 ? `column ${one.price.index + 1} of ${count}` : `block ${line?.block ?? 0}`,
    named: {
      service: spansOf(ground, { one, role: 'service', text }),
      zone: spansOf(ground, { one, role: 'zone', text }),
      material: spansOf(ground, { one, role: 'material', text }),
      carType: spansOf(ground, { one, role: 'carType', text }),
    },
  };
}
