import type { PriceRow } from '../../facts.ts';
import type { DiscountRule, Offer } from './discount-rule.ts';
import { rulesForVisit } from './rules-for-visit.ts';

/** A row with what is left of its price, in hundredths, and who took what off. */
export type ReducedRow = { row: PriceRow; price: number; priceTo: number | null; cuts: readonly Cut[] };
type Cut = { rule: DiscountRule; by: number };

/**
 * Takes off what the rules give, the rule that saves most first. A row is lowered by one rule, or by several that all
 * say they may stand together, and never below nothing.
 */
export function applyDiscounts(rows: readonly PriceRow[], offer: Offer): ReducedRow[] {
  const whole = rows.map(
    (row): ReducedRow => ({
      row,
      price: toHundredths(row.price),
      priceTo: row.priceTo === null ? null : toHundredths(row.priceTo),
      cuts: [],
    }),
  );
  const saved = (rule: DiscountRule) => totalOf(whole) - totalOf(applyRule(whole, rule));
  const ordered = rulesForVisit(offer)
    .map((rule) => ({ rule, saving: saved(rule) }))
    .filter(({ saving }) => saving > 0)
    .sort((a, b) => b.saving - a.saving);
  return ordered.reduce((reduced, { rule }) => applyRule(reduced, rule), whole);
}

function totalOf(rows: readonly ReducedRow[]): number {
  return rows.reduce((sum, { price }) => sum + price, 0);
}

function applyRule(rows: readonly ReducedRow[], rule: DiscountRule): ReducedRow[] {
  const isMeant = rows.map((one) => isFor(one, rule));
  const services = new Set(rows.flatMap(({ row }, at) => (isMeant[at] ? [row.service] : [])));
  if (rule.together && !rule.services.every((service) => services.has(service))) return [...rows];
  let left = rule.kind === 'AMOUNT' ? toHundredths(rule.value) : 0;
  return rows.map((one, at) => {
    if (!isMeant[at]) return one;
    if (rule.kind === 'PERCENT') return cutBy(one, rule, (price) => shareOf(price, rule, one.row.currency));
    const by = Math.min(left, one.price);
    left -= by;
    // A bundle is one thing: no other rule lowers what is left of it.
    return by > 0 || rule.together ? cutBy(one, rule, () => by) : one;
  });
}

function isFor({ row, cuts }: ReducedRow, rule: DiscountRule): boolean {
  if (rule.services.length > 0 && !rule.services.includes(row.service)) return false;
  if (rule.kind === 'AMOUNT' && rule.currency !== row.currency) return false;
  return cuts.length === 0 || (rule.combines && cuts.every((cut) => cut.rule.combines));
}

function cutBy(one: ReducedRow, rule: DiscountRule, share: (price: number) => number): ReducedRow {
  const by = Math.min(share(one.price), one.price);
  const price = one.price - by;
  // Rounded to whole coins the upper end could fall below the lower one.
  const priceTo = one.priceTo === null ? null : Math.max(price, one.priceTo - share(one.priceTo));
  return { ...one, price, priceTo, cuts: [...one.cuts, { rule, by }] };
}

/** A share in the smallest coin of the currency: yen have no cents. */
function shareOf(price: number, { value }: DiscountRule, currency: string): number {
  const coin = smallestCoin(currency);
  return Math.round((price * value) / 100 / coin) * coin;
}

const COINS = new Map<string, number>();

/** In hundredths. Prices have two decimals at most, also where the currency knows three. */
function smallestCoin(currency: string): number {
  const known = COINS.get(currency);
  if (known !== undefined) return known;
  const coin = 10 ** Math.max(0, 2 - decimalsOf(currency));
  COINS.set(currency, coin);
  return coin;
}

function decimalsOf(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) return 2;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits;
}

function toHundredths(price: number): number {
  return Math.round(price * 100);
}
