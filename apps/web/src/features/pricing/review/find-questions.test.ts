import type { ReadPriceRow } from '@glossa/contracts';
import { expect, it } from 'vitest';
import { readRow } from '../working-list/example-rows.ts';
import { mergeReading } from '../working-list/merge-reading.ts';
import { reduceWork, startWork } from '../working-list/work-list.ts';
import { findQuestions } from './find-questions.ts';

const nothingElse = { sameTypes: [], unclearTypes: [] };
const unsure = { warnings: ['names_unsure' as const] };

function ask(
  rows: Partial<ReadPriceRow>[],
  { sameTypes = [], unclearTypes = [] }: { sameTypes?: string[][]; unclearTypes?: string[] } = {},
) {
  const read = rows.map((row, at) => readRow(`line ${at}`, { price: 20 + at, ...row }));
  return findQuestions(mergeReading([], read), { sameTypes, unclearTypes }).map(({ kind, rows: about }) => [
    kind,
    about.map(({ values }) => values.price),
  ]);
}

it('asks nothing where nothing is in doubt', () => {
  expect(ask([{ service: 'Wash' }, { service: 'Wax' }])).toEqual([]);
});

it('asks once for a column whose car type is in doubt', () => {
  const rows = ['Wash', 'Wax', 'Ozone'].map((service) => ({ service, carType: 'K2', ...unsure }));
  expect(ask([...rows, { service: 'Wash', carType: 'K1' }])).toEqual([['column', [20, 21, 22]]]);
});

it('asks service by service where only some of a column is in doubt', () => {
  expect(
    ask([
      { service: 'Wash', carType: 'K2', ...unsure },
      { service: 'Wax', carType: 'K2' },
      { service: 'Ozone', carType: 'K2' },
      { service: 'Foam', ...unsure },
    ]),
  ).toEqual([
    ['service', [20]],
    ['service', [23]],
  ]);
});

it.each([
  ['most of it', 5, ['page']],
  ['half of it', 4, ['service', 'service', 'service', 'service']],
])('asks once for a page where %s is in doubt', (_, open, kinds) => {
  const rows = ['Wash', 'Wax', 'Ozone', 'Foam', 'Clay', 'Tint', 'Wrap', 'Film'].map((service, at) =>
    at < open ? { service, ...unsure } : { service },
  );
  expect(ask(rows).map(([kind]) => kind)).toEqual(kinds);
  const read = rows.map((row, at) => readRow(`line ${at}`, row));
  const apart = findQuestions(mergeReading([], read), nothingElse, { isOneByOne: true });
  expect(apart.map(({ kind }) => kind)).toEqual(Array.from({ length: open }, () => 'service'));
});

it('asks about two prices for one thing before anything else', () => {
  const wax = { service: 'Wax', warnings: ['conflict' as const] };
  expect(ask([{ service: 'Foam', ...unsure }, wax, wax])).toEqual([
    ['twins', [21, 22]],
    ['service', [20]],
  ]);
});

it.each([
  ['that nobody wrote', 'currency_assumed'],
  ["that is not the studio's", 'other_currency'],
] as const)('asks once about a currency %s', (_, warning) => {
  const assumed = { warnings: [warning] };
  expect(
    ask([
      { service: 'Wash', ...assumed },
      { service: 'Wax', ...assumed },
    ]),
  ).toEqual([['currency', [20, 21]]]);
});

it('offers to call one kind of car by one name, the one most prices have', () => {
  const rows = [
    { service: 'Wash', carType: 'Limousine' },
    { service: 'Wax', carType: 'Limousine' },
    { service: 'Foam', carType: 'Limo' },
  ];
  expect(ask(rows, { sameTypes: [['Limo', 'Limousine']] })).toEqual([['types', [22]]]);
});

it('is answered for all its rows at once, and they go live', () => {
  const read = ['Wash', 'Wax'].map((service) => readRow(service, { service, carType: 'K2', ...unsure }));
  const reading = {
    rows: read,
    unread: [],
    surplus: 0,
    sameTypes: [],
    unclearTypes: [],
    reader: 'engine' as const,
  };
  const list = { version: 1, rows: [] };
  const work = reduceWork(startWork(list), { type: 'read', list, reading, text: 'Wash Wax', kind: 'TEXT' });
  expect(work.rows.map(({ values }) => values.isActive)).toEqual([false, false]);
  const keys = findQuestions(work.rows, nothingElse).flatMap(({ rows }) => rows.map(({ key }) => key));
  const settled = reduceWork(work, { type: 'settle', keys, change: { carType: 'SUV' } });
  expect(settled.rows.map(({ values }) => [values.carType, values.isActive])).toEqual([
    ['SUV', true],
    ['SUV', true],
  ]);
  expect(findQuestions(settled.rows, nothingElse)).toEqual([]);
});

it('asks once which cars a bare letter stands for', () => {
  const rows = ['Wash', 'Wax'].map((service) => ({ service, carType: 'K2' }));
  expect(ask(rows, { unclearTypes: ['K2'] })).toEqual([['meaning', [20, 21]]]);
  const explained = rows.map((row) => ({ ...row, carTypeMeaning: 'Golf, A3' }));
  expect(ask(explained, { unclearTypes: ['K2'] })).toEqual([]);
});

it('asks once for the names of columns that no line names', () => {
  const line = (service: string, at: number, start: number) => ({
    service,
    column: { at, of: 2 },
    source: { start, end: start + 9, text: service },
    warnings: ['conflict' as const],
  });
  expect(ask([line('Wash', 0, 0), line('Wash', 1, 0), line('Wax', 0, 20), line('Wax', 1, 20)])).toEqual([
    ['columns', [20, 21, 22, 23]],
  ]);
  expect(ask([line('Wash', 0, 0), line('Wash', 1, 0), { service: 'Wax' }])).toEqual([['twins', [20, 21]]]);
});
