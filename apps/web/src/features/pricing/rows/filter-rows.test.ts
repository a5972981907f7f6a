// @vitest-environment node
import { expect, it } from 'vitest';
import { savedRow } from '../working-list/example-rows.ts';
import { fromSaved } from '../working-list/work-row.ts';
import { filterRows, type RowFilter } from './filter-rows.ts';

const rows = [
  fromSaved(savedRow('a', { service: 'Scheibentönung', zone: 'Heck', carType: 'SUV', price: 250 })),
  fromSaved(savedRow('b', { service: 'Politur', price: 300 })),
  { ...fromSaved(savedRow('c', { service: 'Ozon' })), saved: null },
  { ...fromSaved(savedRow('d', { service: 'Wachs' })), isMissing: true },
];

it.each<[Partial<RowFilter>, string[]]>([
  [{}, ['a', 'b', 'c', 'd']],
  [{ words: 'suv TÖNUNG' }, ['a']],
  [{ words: '300' }, ['b']],
  [{ words: 'nothing' }, []],
  [{ show: 'new' }, ['c']],
  [{ show: 'missing' }, ['d']],
  [{ show: 'open' }, ['b']],
])('finds with %o', (filter, expected) => {
  const found = filterRows(rows, { words: '', show: 'all', ...filter }, (row) => row.key === 'b');
  expect(found.map((row) => row.key)).toEqual(expected);
});
