// @vitest-environment node
import { expect, it } from 'vitest';
import { savedRow } from '../working-list/example-rows.ts';
import { fromSaved } from '../working-list/work-row.ts';
import { findGaps } from './find-gaps.ts';
import { priceMatrix } from './price-matrix.ts';

const rows = [
  ['Tint', 'rear', 'Sedan', 200],
  ['Tint', 'rear', 'SUV', 250],
  ['Tint', 'front', 'sedan', 100],
  ['Polish', null, 'Sedan', 300],
  ['Polish', null, 'SUV', 380],
  ['Ozone', null, null, 50],
  ['Lettering', null, 'Van', 500],
] as const;
const matrix = priceMatrix(
  rows.map(([service, zone, carType, price], at) =>
    fromSaved(savedRow(`${at}`, { service, zone, carType, price })),
  ),
);

it('makes columns of car types, any car last where few jobs have such a price', () => {
  expect(matrix.columns.map((column) => column.carType)).toEqual(['Sedan', 'SUV', 'Van', null]);
  expect(
    matrix.lines.map((line) => [line.service, [...line.cells.values()].map((row) => row.values.price)]),
  ).toEqual([
    ['Tint', [200, 250]],
    ['Tint', [100]],
    ['Polish', [300, 380]],
    ['Ozone', [50]],
    ['Lettering', [500]],
  ]);
});

it('puts any car first where most jobs have such a price', () => {
  const plain = [...rows.slice(4, 6), ['Wash', null, null, 20], ['Wax', null, null, 30]] as const;
  const { columns } = priceMatrix(
    plain.map(([service, zone, carType, price], at) =>
      fromSaved(savedRow(`${at}`, { service, zone, carType, price })),
    ),
  );
  expect(columns.map((column) => column.carType)).toEqual([null, 'SUV']);
});

it('finds the car types a job has no price for, unless it costs the same for any car', () => {
  expect(findGaps(matrix).map((gap) => [gap.service, gap.zone, gap.carType])).toEqual([
    ['Tint', 'front', 'SUV'],
  ]);
});

it('finds nothing in an empty list', () => {
  expect(findGaps(priceMatrix([]))).toEqual([]);
});
