import { expect, it } from 'vitest';
import { indexRows } from '../../prices/index.ts';
import { row } from '../../row.fixture.ts';
import type { Intent } from '../../understanding/intents.data.ts';
import { linesOf } from './list-lines.ts';
import { withoutReplaced } from './replaced-lines.ts';

const ROWS = [
  row('Headlights', 109, { zone: 'Pair' }),
  row('Headlights', 149, { zone: 'Pair', material: 'ceramic' }),
  row('Ceramic', 400, { material: '1 year' }),
  row('Ceramic', 700, { material: '3 years' }),
];
const list = linesOf(indexRows(ROWS));

/** The prices left of an old line and of one that is said now. */
const left = (old: number, fresh: number, said: { intents?: Intent[]; isCarBeside?: boolean } = {}) => {
  const at = (price: number) => list.lines.findIndex(({ rows }) => rows.some((one) => one.price === price));
  const before = { settled: new Set([at(old)]), open: new Set<number>() };
  const message = {
    intents: new Set(said.intents ?? []),
    isCarBeside: said.isCarBeside ?? false,
    car: said.isCarBeside
      ? { make: 'Audi', model: 'A4', classes: [], size: null, isClassStated: false }
      : null,
  };
  const kept = withoutReplaced(new Set([at(old), at(fresh)]), { before, list }, message);
  return [...kept].map((place) => list.lines[place]?.rows[0]?.price);
};

it('gives a part one film, also where something is added', () => {
  expect(left(109, 149)).toEqual([149]);
  expect(left(109, 149, { intents: ['add'] })).toEqual([149]);
});

it('leaves versions of a whole job beside each other where one is added', () => {
  expect(left(400, 700)).toEqual([700]);
  expect(left(400, 700, { intents: ['add'] })).toEqual([400, 700]);
});

it('takes nothing from a car for the sake of another', () => {
  expect(left(109, 149, { isCarBeside: true })).toEqual([109, 149]);
});
