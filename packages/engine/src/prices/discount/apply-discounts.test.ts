import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceRow } from '../../facts.ts';
import { row } from '../../row.fixture.ts';
import { buildQuotes } from '../quote/build-quote.ts';
import { applyDiscounts } from './apply-discounts.ts';
import type { DiscountRule, Visit } from './discount-rule.ts';
import { rule, visit } from './rule.fixture.ts';

const wash = row('Wash', 30);
const polish = row('Polish', 200);
const totalOf = (rows: PriceRow[], rules: DiscountRule[], facts: Partial<Visit> = {}) =>
  buildQuotes(rows, { rules, visit: visit(facts) })[0]?.total;

describe('what a rule gives off', () => {
  it.each<[string, DiscountRule, Partial<Visit>, number]>([
    ['a share of everything', rule(), {}, 207],
    ['a sum, once', rule({ kind: 'AMOUNT', value: 20 }), {}, 210],
    ['of one service', rule({ services: ['Polish'] }), {}, 210],
    ['nothing of a service that is not wanted', rule({ services: ['Wax'] }), {}, 230],
    ['of what is taken together', rule({ services: ['Wash', 'Polish'], together: true }), {}, 207],
    ['nothing while the second is missing', rule({ services: ['Wash', 'Wax'], together: true }), {}, 230],
    ['on its day', rule({ weekdays: ['tue'] }), { day: '2027-03-16' }, 207],
    ['nothing on another day', rule({ weekdays: ['tue'] }), { day: '2027-03-17' }, 230],
    ['nothing while the day is open', rule({ weekdays: ['tue'] }), {}, 230],
    ['on the first day of its period', rule({ from: '2027-03-16' }), { day: '2027-03-16' }, 207],
    ['on the last', rule({ until: '2027-03-16' }), { day: '2027-03-16' }, 207],
    ['nothing before it', rule({ from: '2027-03-16' }), { day: '2027-03-15' }, 230],
    ['nothing after it', rule({ until: '2027-03-16' }), { day: '2027-03-17' }, 230],
    ['at the first visit', rule({ firstVisit: true }), { isFirst: true }, 207],
    ['nothing at the second', rule({ firstVisit: true }), {}, 230],
    ['for its code', rule({ code: 'Spring10' }), { codes: ['SPRING10'] }, 207],
    ['nothing without it', rule({ code: 'Spring10' }), { codes: ['SPRING1'] }, 230],
    ['nothing while it is off', rule({ active: false }), {}, 230],
    ['nothing in another currency', rule({ kind: 'AMOUNT', value: 20, currency: 'USD' }), {}, 230],
    ['no sum of several cars at once', rule({ kind: 'AMOUNT', value: 20 }), { isOneCar: false }, 230],
    ['a share of several cars', rule(), { isOneCar: false }, 207],
  ])('%s', (_, given, facts, total) => {
    expect(totalOf([wash, polish], [given], facts)).toBe(total);
  });

  it('is the better of two on each row, and both where both say so', () => {
    const small = rule({ name: 'small', value: 10 });
    const great = rule({ name: 'great', value: 20, services: ['Polish'] });
    expect(totalOf([wash, polish], [small, great])).toBe(27 + 160);
    const both = [small, great].map((one) => ({ ...one, combines: true }));
    expect(totalOf([wash, polish], both)).toBe(27 + 144);
    expect(totalOf([wash, polish], [{ ...small, combines: true }, great])).toBe(27 + 160);
  });

  it('is told with the list’s price beside it', () => {
    const [quote] = buildQuotes([polish], {
      rules: [rule({ id: 'r', name: 'Spring' })],
      visit: visit(),
    });
    expect(quote).toMatchObject({
      total: 180,
      before: 200,
      lines: [{ price: 180, before: 200 }],
      discounts: [{ ruleId: 'r', name: 'Spring', percent: 10, saved: 20 }],
    });
  });

  it('is rounded to a coin there is', () => {
    const third = rule({ value: 33 });
    expect(totalOf([row('Wash', 999, { currency: 'JPY' })], [third])).toBe(669);
    expect(totalOf([row('Wash', 9.99)], [third])).toBe(6.69);
  });

  it('lowers both ends of a span', () => {
    const [quote] = buildQuotes([row('Wash', 100, { priceTo: 150 })], { rules: [rule()], visit: visit() });
    expect(quote?.lines[0]).toMatchObject({ price: 90, priceTo: 135, before: 100, beforeTo: 150 });
  });
});

const SERVICES = ['A', 'B', 'C'];
const anyRow = fc.record({
  service: fc.constantFrom(...SERVICES),
  cents: fc.integer({ min: 1, max: 10_000_000 }),
  spread: fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: null }),
  currency: fc.constantFrom('EUR', 'JPY', 'KWD', 'UAH'),
});
type AnyRow = typeof anyRow extends fc.Arbitrary<infer T> ? T : never;
const anyRule = fc.record({
  kind: fc.constantFrom('PERCENT' as const, 'AMOUNT' as const),
  value: fc.integer({ min: 1, max: 100 }),
  currency: fc.constantFrom('EUR', 'JPY'),
  services: fc.uniqueArray(fc.constantFrom(...SERVICES)),
  together: fc.boolean(),
  combines: fc.boolean(),
});

describe('any rules on any rows', () => {
  const reduce = (some: AnyRow[], rules: Partial<DiscountRule>[]) =>
    applyDiscounts(
      some.map(({ service, cents, spread, currency }, at) =>
        row(service, cents / 100, {
          id: String(at),
          currency,
          priceTo: spread === null ? null : (cents + spread) / 100,
        }),
      ),
      { rules: rules.map((one, at) => rule({ ...one, id: String(at) })), visit: visit() },
    );

  it('never take a price below nothing or above the list, nor two rules on a row that do not say so', () => {
    fc.assert(
      fc.property(
        fc.array(anyRow, { minLength: 1, maxLength: 6 }),
        fc.array(anyRule, { maxLength: 5 }),
        (some, rules) => {
          for (const { row: listed, price, priceTo, cuts } of reduce(some, rules)) {
            expect(price).toBeGreaterThanOrEqual(0);
            expect(price).toBeLessThanOrEqual(Math.round(listed.price * 100));
            expect(Math.round(listed.price * 100) - price).toBe(cuts.reduce((sum, { by }) => sum + by, 0));
            expect(priceTo ?? price).toBeGreaterThanOrEqual(price);
            if (cuts.length > 1) expect(cuts.every((cut) => cut.rule.combines)).toBe(true);
          }
        },
      ),
    );
  });

  it('leave the upper end of a range above its lower one, whatever is rounded', () => {
    const some = [{ service: 'A', cents: 1, spread: 51, currency: 'JPY' }] as AnyRow[];
    const [reduced] = reduce(some, [{ kind: 'PERCENT', value: 97 }]);
    expect(reduced?.priceTo).toBeGreaterThanOrEqual(reduced?.price ?? 0);
  });

  it('never take off more than a sum gives', () => {
    fc.assert(
      fc.property(
        fc.array(anyRow, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 50_000 }),
        (some, value) => {
          const cuts = reduce(some, [{ kind: 'AMOUNT', value }]).flatMap((one) => one.cuts);
          expect(cuts.reduce((sum, { by }) => sum + by, 0)).toBeLessThanOrEqual(value * 100);
        },
      ),
    );
  });

  it('leave whole coins of the currency', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 99 }), (yen, value) => {
        const [quote] = buildQuotes([row('A', yen, { currency: 'JPY' })], {
          rules: [rule({ value })],
          visit: visit(),
        });
        expect(Number.isInteger(quote?.total)).toBe(true);
      }),
    );
  });
});
