// @vitest-environment node
import { expect, it } from 'vitest';
import { readRow, savedRow } from './example-rows.ts';
import { mergeReading } from './merge-reading.ts';
import { rowsWorthShowing } from './rows-worth-showing.ts';
import { statusOf } from './work-row.ts';

it('tells new, changed, unchanged and missing rows apart', () => {
  const saved = [
    savedRow('wash'),
    savedRow('wax', { service: 'Wax', price: 40 }),
    savedRow('ozone', { service: 'Ozone' }),
  ];
  const read = [
    readRow('Hand wash 20', { service: 'HAND-WASH' }),
    readRow('Wax 45', { service: 'Wax', price: 45 }),
    readRow('Polish 300', { service: 'Polish', price: 300 }),
  ];
  const rows = mergeReading(saved, read);
  expect(rows.map((row) => [row.values.service, row.id, statusOf(row), row.isMissing])).toEqual([
    ['Hand wash', 'wash', 'same', false],
    ['Wax', 'wax', 'changed', false],
    ['Polish', null, 'new', false],
    ['Ozone', 'ozone', 'same', true],
  ]);
});

it('keeps what the text does not say: duration, switched off, the currency it only assumed', () => {
  const saved = [savedRow('wash', { durationMinutes: 40, isActive: false, currency: 'UAH' })];
  const [row] = mergeReading(saved, [readRow('Hand wash 25', { price: 25, warnings: ['currency_assumed'] })]);
  expect(row?.values).toMatchObject({ price: 25, durationMinutes: 40, isActive: false, currency: 'UAH' });
});

it('lets real prices replace samples and nothing else', () => {
  const saved = [savedRow('a', { service: 'Wax', isSample: true }), savedRow('b', { service: 'Ozone' })];
  const rows = mergeReading(saved, [readRow('Hand wash 20')]);
  expect(rows.map((row) => [row.values.service, statusOf(row)])).toEqual([
    ['Hand wash', 'new'],
    ['Wax', 'removed'],
    ['Ozone', 'same'],
  ]);
});

it('keeps both of two prices for one thing, so that the owner can choose', () => {
  const rows = mergeReading(
    [savedRow('wash')],
    [
      readRow('Hand wash 20', { warnings: ['conflict'] }),
      readRow('hand wash 30', { price: 30, warnings: ['conflict'] }),
    ],
  );
  expect(rows.map((row) => [row.id, row.values.price])).toEqual([
    ['wash', 20],
    [null, 30],
  ]);
});

it('shows no sample that goes, and shows it again where the owner keeps it', () => {
  const sample = savedRow('s', { service: 'Sun strip', isSample: true });
  const rows = mergeReading([sample], [readRow('Wash 20')]);
  expect(rowsWorthShowing(rows).map(({ values }) => values.service)).toEqual(['Hand wash']);
  const kept = rows.map((row) => ({ ...row, isRemoved: false }));
  expect(rowsWorthShowing(kept)).toHaveLength(2);
});
