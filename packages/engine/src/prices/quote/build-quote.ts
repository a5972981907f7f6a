import type { PriceRow, Quote, QuoteDiscount, QuoteLine } from '../../facts.ts';
import { applyDiscounts, type ReducedRow } from '../discount/apply-discounts.ts';
import type { Offer } from '../discount/discount-rule.ts';

/**
 * The rows as lines with their sum, added in whole minor units. Rows of several currencies can't be added:
 * such a wish gives one quote for each currency. With an offer, what its rules give is taken off and named.
 */
export function buildQuotes(rows: readonly PriceRow[], offer: Offer = NO_OFFER): Quote[] {
  const reduced = applyDiscounts(rows, offer);
  return [...Map.groupBy(reduced, ({ row }) => row.currency)].map(([currency, group]) => {
    const discounts = discountsOf(group);
    return {
      lines: [...Map.groupBy(group, ({ row }) => row.id).values()].flatMap((same) => lineOf(same)),
      total: sumOf(group, ({ price }) => price),
      currency,
      ...(discounts.length > 0 && { before: sumOf(group, ({ row }) => toMinor(row.price)), discounts }),
    };
  });
}

const NO_OFFER: Offer = { rules: [], visit: { day: null, isFirst: false, codes: [], isOneCar: true } };

/** The same price several times is one line: "5 × …". */
function lineOf(same: readonly ReducedRow[]): QuoteLine[] {
  const [first] = same;
  if (!first) return [];
  const { row } = first;
  const count = same.length;
  return [
    {
      rowId: row.id,
      label: count > 1 ? `${count} × ${labelOf(row)}` : labelOf(row),
      price: sumOf(same, ({ price }) => price),
      priceTo: row.priceTo === null ? null : sumOf(same, ({ priceTo }) => priceTo ?? 0),
      isFrom: row.isFrom,
      ...(same.some(({ cuts }) => cuts.some(({ by }) => by > 0)) && {
        before: sumOf(same, () => toMinor(row.price)),
        ...(row.priceTo !== null && { beforeTo: sumOf(same, () => toMinor(row.priceTo ?? 0)) }),
      }),
    },
  ];
}

/** Each rule once, with all it took off. */
function discountsOf(rows: readonly ReducedRow[]): QuoteDiscount[] {
  const cuts = rows.flatMap((one) => one.cuts).filter(({ by }) => by > 0);
  return [...Map.groupBy(cuts, ({ rule }) => rule.id).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { id, name, kind, value } = first.rule;
    return [
      {
        ruleId: id,
        name,
        percent: kind === 'PERCENT' ? value : null,
        saved: same.reduce((sum, { by }) => sum + by, 0) / 100,
      },
    ];
  });
}

function sumOf<T>(some: readonly T[], hundredths: (one: T) => number): number {
  return some.reduce((sum, one) => sum + hundredths(one), 0) / 100;
}

/** How often the price of a line is taken, as its words begin. */
export function timesOf({ label }: Pick<QuoteLine, 'label'>): string {
  return /^\d+ × /u.exec(label)?.[0] ?? '';
}

/** The words of a row as the owner wrote them. */
export function labelOf(row: PriceRow): string {
  return [row.service, row.zone, row.material, row.carType]
    .filter((part) => part !== null && part !== '')
    .join(' · ');
}

function toMinor(price: number): number {
  return Math.round(price * 100);
}
