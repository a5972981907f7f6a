import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceRow } from '../../facts.ts';
import { buildQuotes } from './build-quote.ts';
import { formatPrice } from './format-price.ts';

const row = (id: string, cents: number, currency = 'EUR'): PriceRow => ({
  id,
  service: 'Politur',
  zone: null,
  material: null,
  carType: null,
  price: cents / 100,
  priceTo: null,
  isFrom: false,
  currency,
  durationMinutes: null,
});

describe('a quote', () => {
  it('adds without losing a cent', () => {
    expect(buildQuotes([row('a', 1010), row('b', 2020)])[0]?.total).toBe(30.3);
  });

  it('is always the sum of its rows', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 100_000_000 }), { minLength: 1, maxLength: 20 }),
        (prices) => {
          const [quote] = buildQuotes(prices.map((cents, at) => row(String(at), cents)));
          expect(Math.round((quote?.total ?? 0) * 100)).toBe(prices.reduce((sum, cents) => sum + cents, 0));
        },
      ),
    );
  });

  it('never adds two currencies up', () => {
    const quotes = buildQuotes([row('a', 10000), row('b', 20000, 'USD'), row('c', 5000)]);
    expect(quotes.map(({ total, currency }) => [total, currency])).toEqual([
      [150, 'EUR'],
      [200, 'USD'],
    ]);
  });

  it('writes prices the way of the language', () => {
    const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
    expect(plain(formatPrice(1200, 'EUR', 'DE'))).toBe('1.200 €');
    expect(plain(formatPrice(1200, 'USD', 'EN'))).toBe('$1,200');
    expect(plain(formatPrice(12000, 'UAH', 'UA'))).toBe('12 000 ₴');
    expect(plain(formatPrice(99.5, 'EUR', 'RU'))).toBe('99,50 €');
  });
});
