import type { Quote } from '@glossa/contracts';
import { describe, expect, it } from 'vitest';
import { formatBookingTime, formatLinePrice, formatMoney, formatTotal } from './format.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const line = { rowId: 'r', label: 'Tönung', price: 269, priceTo: null, isFrom: false };

describe('money', () => {
  it.each([
    [1314.5, 'EUR', 'de', '1.314,50 €'],
    [269, 'EUR', 'de', '269 €'],
    [269, 'EUR', 'en', '€269'],
    [4200, 'UAH', 'uk', '4 200 ₴'],
    [4200, 'UAH', 'de', '4.200 ₴'],
    [99.9, 'USD', 'ru', '99,90 $'],
  ])('%f %s in %s', (amount, currency, locale, expected) => {
    expect(plain(formatMoney(amount, currency, locale))).toBe(expected);
  });

  it('never lets a line break between figure and currency', () => {
    expect(formatMoney(4200, 'UAH', 'uk')).not.toContain(' ');
  });
});

describe('quote', () => {
  const words = { locale: 'de', from: 'ab', range: '{price} bis {to}' };

  it.each([
    [line, '269 €'],
    [{ ...line, isFrom: true }, 'ab 269 €'],
    [{ ...line, priceTo: 300 }, '269 € bis 300 €'],
  ])('writes a line', (item, expected) => {
    expect(plain(formatLinePrice(item, 'EUR', words))).toBe(expected);
  });

  it('says "from" for a total with an open part', () => {
    const quote: Quote = { lines: [line, { ...line, isFrom: true }], total: 538, currency: 'EUR' };
    expect(plain(formatTotal(quote, words))).toBe('ab 538 €');
    expect(plain(formatTotal({ ...quote, lines: [line] }, words))).toBe('538 €');
  });
});

describe('booking time', () => {
  const booking = { start: '2026-03-12T07:00:00Z', end: '2026-03-12T11:00:00Z' };

  it('is given by the studio’s clock', () => {
    expect(formatBookingTime(booking, 'de', 'Europe/Berlin')).toMatchObject({
      month: 'Mär',
      day: '12',
      weekday: 'Do',
    });
  });

  it('names the zone only where the client’s clock differs', () => {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(formatBookingTime(booking, 'en-GB', here).time).toMatch(/^\d\d:\d\d – \d\d:\d\d$/);
    expect(formatBookingTime(booking, 'en-GB', 'Pacific/Kiritimati').time).toBe(
      '21:00 – Fri 13 Mar, 01:00 GMT+14',
    );
  });

  it('falls on the day it has there', () => {
    expect(formatBookingTime(booking, 'en', 'Pacific/Kiritimati').day).toBe('12');
    expect(formatBookingTime({ ...booking, start: '2026-03-11T23:30:00Z' }, 'en', 'Europe/Kyiv').day).toBe(
      '12',
    );
  });

  it('names the last day of a job over several days', () => {
    const wrap = { ...booking, end: '2026-03-14T16:00:00Z' };
    expect(formatBookingTime(wrap, 'de', 'Europe/Berlin').time).toMatch(/^08:00 – Sa\., 14\. März, 17:00/);
  });
});
