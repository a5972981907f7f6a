import { expect, it } from 'vitest';
import { readPrices } from '../read-prices.ts';

it.each([3, 300])('reads a list of %i plain lines whole', (count) => {
  const letterOf = (at: number) => String.fromCodePoint(97 + (at % 26));
  const lines = Array.from(
    { length: count },
    (_, at) => `Job b${letterOf(at)}${letterOf(Math.floor(at / 26))}n sedan ${100 + at} EUR`,
  );
  const { rows, unread } = readPrices(lines.join('\n'), { currency: 'EUR', language: 'EN' });
  expect([rows.length, unread.length]).toEqual([count, 0]);
});

it('keeps every sum of a list that counts its lines', () => {
  const lines = Array.from({ length: 400 }, (_, at) => `Service ${at} sedan ${100 + (at % 90)} EUR`);
  const { rows } = readPrices(lines.join('\n'), { currency: 'EUR', language: 'EN' });
  expect(rows.length).toBeGreaterThan(300);
});
