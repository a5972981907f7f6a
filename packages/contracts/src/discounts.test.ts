import { expect, it } from 'vitest';
import { discountLimits, discountsSchema } from './discounts.ts';

const one = {
  id: '0195f5a0-0000-7000-8000-000000000001',
  name: 'Spring offer',
  kind: 'PERCENT',
  value: 10,
  currency: 'EUR',
  services: [],
  together: false,
  weekdays: ['tue'],
  from: '2027-03-01',
  until: '2027-03-31',
  firstVisit: true,
  code: 'SPRING10',
  combines: false,
  active: true,
};
const isFine = (changes: object) => discountsSchema.safeParse([{ ...one, ...changes }]).success;

it('takes a rule', () => {
  expect(isFine({})).toBe(true);
  expect(isFine({ kind: 'AMOUNT', value: 12.5, code: null, from: null, until: null })).toBe(true);
});

it.each([
  ['no per cent', { value: 0 }],
  ['less than none', { value: -5 }],
  ['half a per cent', { value: 0.5 }],
  ['everything', { value: 91 }],
  ['no number', { value: Number.NaN }],
  ['too large a sum', { kind: 'AMOUNT', value: 1_000_001 }],
  ['a sum with three decimals', { kind: 'AMOUNT', value: 1.005 }],
  ['an end before the beginning', { until: '2027-02-28' }],
  ['a day there is not', { from: '2027-02-30' }],
  ['a bundle of one', { together: true, services: ['Wash'] }],
  ['a code anybody guesses', { code: 'ABC' }],
  ['a code of two words', { code: 'SPRING SALE' }],
  ['no name', { name: ' ' }],
  ['a day of no week', { weekdays: ['someday'] }],
  ['a field nobody knows', { extra: 1 }],
])('refuses %s', (_, changes) => {
  expect(isFine(changes)).toBe(false);
});

it('refuses the same code twice, whatever its letters, and more rules than there may be', () => {
  const rules = Array.from({ length: discountLimits.rules + 1 }, (_, at) => ({
    ...one,
    id: `0195f5a0-0000-7000-8000-0000000001${String(at).padStart(2, '0')}`,
    code: null,
  }));
  expect(discountsSchema.safeParse(rules.slice(1)).success).toBe(true);
  expect(discountsSchema.safeParse(rules).success).toBe(false);
  const [first, second] = rules;
  const twins = [
    { ...first, code: 'SPRING10' },
    { ...second, code: 'spring10' },
  ];
  expect(discountsSchema.safeParse(twins).success).toBe(false);
});
