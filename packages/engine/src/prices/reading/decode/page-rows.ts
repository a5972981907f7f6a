import type { Ground } from '../propose/ground.ts';
import type { PlainRow } from '../read-row.ts';
import { setSizesApart } from '../sizes-apart.ts';
import type { PriceFigure } from '../text/sheet.ts';
import { withBaseCar } from './base-car.ts';
import { RAISES } from './cars-apart.data.ts';
import type { NamedPrice } from './choose-names.ts';
import { NO_PRICES } from './no-prices.data.ts';
import { raisedRows } from './raised-rows.ts';
import { type PlacedRow, settleNamed } from './settle-named.ts';
import { withStatedBounds } from './stated-bounds.ts';

/** What the rules make of a text: their rows, and the currency it names. */
export type RuleReading = { rows: readonly PlainRow[]; currency: string | null };

type PageSetting = {
  text: string;
  currency: string;
  rules: RuleReading;
  /** A factor to do without, to see what it is worth. */
  leftOut?: string | null;
};

type Rows = readonly PlacedRow[];
type Mend = (ground: Ground, rows: Rows, named: readonly NamedPrice[]) => PlacedRow[];

/** What mends rows by what other rows and whole sentences say, in turn, by name. */
const FACTORS: readonly (readonly [string, Mend])[] = [
  ['sizes apart', (_, rows) => setSizesApart(rows)],
  [
    'base car',
    (ground, rows, named) => withBaseCar(ground, rows, ({ at }) => isRaise(ground, named[at]?.price)),
  ],
  ['stated bounds', withStatedBounds],
];

/** "SUV +20", and what a line calls a surcharge without a plus. */
function isRaise({ sheet }: Ground, price: PriceFigure | undefined): boolean {
  return (
    price !== undefined && (price.amount.isSurcharge || RAISES.test(sheet.lines[price.line]?.text ?? ''))
  );
}

export const ROW_FACTORS: readonly string[] = FACTORS.map(([name]) => name);

/** The rows of a page before their doubts, its raises, and the rows that these mean. */
export function pageRows(
  ground: Ground,
  named: readonly NamedPrice[],
  { text, currency, rules, leftOut }: PageSetting,
): { kept: PlacedRow[]; raises: PlacedRow[]; derived: PlainRow[] } {
  const currencies = { stated: rules.currency, assumed: currency };
  const settled = settleNamed(ground, named, { text, currencies });
  const rows = FACTORS.filter(([name]) => name !== leftOut).reduce<Rows>(
    (mended, [, mend]) => mend(ground, mended, named),
    settled,
  );
  const { kept, raises, derived } = raisedRows(
    rows,
    rules.rows.filter((row) => row.derived),
  );
  const isPrice = ({ service }: PlainRow) => !NO_PRICES.test(service.trim());
  return { kept: kept.filter(isPrice), raises, derived: derived.filter(isPrice) };
}
