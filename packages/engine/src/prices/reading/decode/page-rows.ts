import type { Ground } from '../propose/ground.ts';
import type { PlainRow } from '../read-row.ts';
import { setSizesApart } from '../sizes-apart.ts';
import { withBaseCar } from './base-car.ts';
import type { NamedPrice } from './choose-names.ts';
import { NO_PRICES } from './no-prices.data.ts';
import { raisedRows } from './raised-rows.ts';
import { type PlacedRow, settleNamed } from './settle-named.ts';
import { withStatedBounds } from './stated-bounds.ts';

/** What the rules make of a text: their rows, and the currency it names. */
export type RuleReading = { rows: readonly PlainRow[]; currency: string | null };

/** The rows of a page before their doubts, its raises, and the rows that these mean. */
export function pageRows(
  ground: Ground,
  named: readonly NamedPrice[],
  { text, currency, rules }: { text: string; currency: string; rules: RuleReading },
): { kept: PlacedRow[]; raises: PlacedRow[]; derived: PlainRow[] } {
  const currencies = { stated: rules.currency, assumed: currency };
  const settled = settleNamed(ground, named, { text, currencies });
  const isRaise = ({ at }: PlacedRow) => named[at]?.price.amount.isSurcharge ?? false;
  const rows = withStatedBounds(ground, withBaseCar(ground, setSizesApart(settled), isRaise), named);
  const { kept, raises, derived } = raisedRows(
    rows,
    rules.rows.filter((row) => row.derived),
  );
  const isPrice = ({ service }: PlainRow) => !NO_PRICES.test(service.trim());
  return { kept: kept.filter(isPrice), raises, derived: derived.filter(isPrice) };
}
