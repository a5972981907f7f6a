import { expect, it } from 'vitest';
import { readRow } from './example-rows.ts';
import { mergeReading } from './merge-reading.ts';
import { nameColumns } from './name-columns.ts';

const row = (service: string, price: number, at: number) =>
  readRow(service, { service, price, column: { at, of: 3 }, warnings: ['conflict'] });

it('names every column in all lines at once, and they go live', () => {
  const rows = mergeReading([], [row('Wash', 20, 0), row('Wash', 25, 1), row('Wash', 30, 2)]);
  const named = nameColumns(rows, { lines: [rows], names: ['S', 'M', 'L'] });
  expect(named.map(({ values }) => [values.carType, values.price, values.isActive])).toEqual([
    ['S', 20, true],
    ['M', 25, true],
    ['L', 30, true],
  ]);
});

it.each([
  ['the first two', [20, 0, 30, 2], ['S 20', 'M 20', 'L 30']],
  ['the last two', [20, 0, 30, 1], ['S 20', 'M 30', 'L 30']],
  ['the first, which was read with the second', [20, 1, 30, 2], ['S 20', 'M 20', 'L 30']],
])('gives a price that is the same for %s to both', (_, [a = 0, atA = 0, b = 0, atB = 0], expected) => {
  const rows = mergeReading([], [row('Wash', a, atA), row('Wash', b, atB)]);
  const named = nameColumns(rows, { lines: [rows], names: ['S', 'M', 'L'] });
  expect(named.map(({ values }) => `${values.carType} ${values.price}`)).toEqual(expected);
  expect(new Set(named.map(({ key }) => key)).size).toBe(3);
});

it('leaves other rows alone', () => {
  const rows = mergeReading([], [readRow('Wax', { service: 'Wax' }), row('Wash', 20, 0), row('Wash', 25, 1)]);
  const named = nameColumns(rows, { lines: [rows.slice(1)], names: ['S', 'M', 'L'] });
  expect(named[0]).toBe(rows[0]);
});
