import { expect, it } from 'vitest';
import { readRow, savedRow } from './example-rows.ts';
import { mergeReading } from './merge-reading.ts';
import { rowsToSave } from './rows-to-save.ts';

const wax = (price: number) => readRow(`Wax ${price}`, { service: 'Wax', price });
const told = (rows: ReturnType<typeof rowsToSave>) =>
  rows.map(({ service, price, isActive }) => [service, price, isActive]);

it('saves what is sound', () => {
  expect(told(rowsToSave(mergeReading([], [wax(40), readRow('Wash 20')])))).toEqual([
    ['Wax', 40, true],
    ['Hand wash', 20, true],
  ]);
});

it('keeps the first of two new prices for one thing, switched off', () => {
  expect(told(rowsToSave(mergeReading([], [wax(40), wax(55), readRow('Wash 20')])))).toEqual([
    ['Wax', 40, false],
    ['Hand wash', 20, true],
  ]);
});

it('keeps the price of the list where the text gives two others', () => {
  const rows = mergeReading([savedRow('a', { service: 'Wax', price: 35 })], [wax(40), wax(55)]);
  expect(told(rowsToSave(rows))).toEqual([['Wax', 35, true]]);
});

it('leaves a new price without a name out', () => {
  expect(told(rowsToSave(mergeReading([], [readRow('20 €', { service: '' }), wax(40)])))).toEqual([
    ['Wax', 40, true],
  ]);
});
