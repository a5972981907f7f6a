import { expect, it } from 'vitest';
import { diffLists, findTwins, type WantedRow } from './diff-lists.ts';
import { toRowValues } from './row-values.ts';

const row = (id: string, service: string, price: number): WantedRow & { id: string } => ({
  ...toRowValues({
    service,
    price,
    zone: null,
    material: null,
    carType: null,
    carTypeMeaning: null,
    priceTo: null,
    isFrom: false,
    currency: 'EUR',
    durationMinutes: null,
    isActive: true,
    isSample: false,
    source: null,
  }),
  id,
});
const current = [row('a', 'Wash', 20), row('b', 'Wax', 40)];
const diff = (wanted: WantedRow[]) => {
  const { rows, added, changed, removed } = diffLists(current, wanted, () => 'new');
  const ids = (list: { id: string }[]) => list.map((one) => one.id);
  return { rows: ids(rows), added: ids(added), changed: ids(changed), removed: ids(removed) };
};

it.each([
  ['nothing', current, { rows: ['a', 'b'], added: [], changed: [], removed: [] }],
  ['order alone', [...current].reverse(), { rows: ['b', 'a'], added: [], changed: [], removed: [] }],
  [
    'a price',
    [row('a', 'Wash', 25), row('b', 'Wax', 40)],
    { rows: ['a', 'b'], added: [], changed: ['a'], removed: [] },
  ],
  [
    'a row known by its key',
    [row('', 'wash', 20)],
    { rows: ['a'], added: [], changed: ['a'], removed: ['b'] },
  ],
  [
    'a new name under the old id',
    [row('a', 'Foam', 20)],
    { rows: ['a'], added: [], changed: ['a'], removed: ['b'] },
  ],
  [
    'a row nobody knows',
    [...current, row('x', 'Ozone', 9)],
    { rows: ['a', 'b', 'new'], added: ['new'], changed: [], removed: [] },
  ],
  [
    'one id twice',
    [row('a', 'Wash', 20), row('a', 'Foam', 5)],
    { rows: ['a', 'new'], added: ['new'], changed: [], removed: ['b'] },
  ],
  [
    'names swapped',
    [row('a', 'Wax', 20), row('b', 'Wash', 40)],
    { rows: ['a', 'b'], added: [], changed: ['a', 'b'], removed: [] },
  ],
])('finds what changes with %s', (_title, wanted, expected) => {
  expect(diff(wanted)).toEqual(expected);
});

it('finds rows about the same thing', () => {
  expect(findTwins([row('a', 'Hand wash', 1), row('b', 'Wax', 1), row('c', 'hand  WASH.', 2)])).toMatchObject(
    [{ id: 'c' }],
  );
});
