// @vitest-environment node
import { expect, it } from 'vitest';
import { readRow, savedRow } from './example-rows.ts';
import { findProblems } from './find-problems.ts';
import { countWork, reduceWork, startWork, type WorkAction, type WorkList } from './work-list.ts';
import { statusOf, toSave, valuesOf } from './work-row.ts';

const list = {
  version: 4,
  rows: [savedRow('wash', { isSample: true }), savedRow('wax', { service: 'Wax', price: 40 })],
};
const wash = valuesOf(savedRow('wash'));
const after = (...actions: WorkAction[]): WorkList => actions.reduce(reduceWork, startWork(list));
const told = (work: WorkList) =>
  work.rows.map((row) => [row.values.service, row.values.price, statusOf(row)]);

const cases: [string, WorkAction[], ReturnType<typeof told>][] = [
  [
    'nothing at first',
    [],
    [
      ['Hand wash', 20, 'same'],
      ['Wax', 40, 'same'],
    ],
  ],
  [
    'an edit',
    [{ type: 'edit', key: 'wash', values: { ...wash, price: 25 } }],
    [
      ['Hand wash', 25, 'changed'],
      ['Wax', 40, 'same'],
    ],
  ],
  [
    'an edit taken back',
    [
      { type: 'edit', key: 'wash', values: { ...wash, price: 25 } },
      { type: 'takeOld', keys: ['wash'] },
    ],
    [
      ['Hand wash', 20, 'same'],
      ['Wax', 40, 'same'],
    ],
  ],
  [
    'a new row, on top',
    [{ type: 'add', key: 'n', values: { ...wash, service: 'Ozone' } }],
    [
      ['Ozone', 20, 'new'],
      ['Hand wash', 20, 'same'],
      ['Wax', 40, 'same'],
    ],
  ],
  [
    'a new row removed again',
    [
      { type: 'add', key: 'n', values: { ...wash, service: 'Ozone' } },
      { type: 'remove', keys: ['n', 'wax'] },
    ],
    [
      ['Hand wash', 20, 'same'],
      ['Wax', 40, 'removed'],
    ],
  ],
  [
    'a removal taken back',
    [
      { type: 'remove', keys: ['wash', 'wax'] },
      { type: 'putBack', keys: ['wax'] },
    ],
    [
      ['Hand wash', 20, 'removed'],
      ['Wax', 40, 'same'],
    ],
  ],
];
it.each(cases)('knows %s', (_title, actions, expected) => {
  expect(told(after(...actions))).toEqual(expected);
});

it('switches several rows off at once', () => {
  const work = after({ type: 'switch', keys: ['wash', 'wax'], isActive: false });
  expect(countWork(work.rows)).toEqual({ same: 0, new: 0, changed: 2, removed: 0 });
});

it('settles two prices for one thing by the owner’s choice and keeps the row’s id', () => {
  const reading = {
    rows: [
      readRow('Wax 40', { service: 'Wax', price: 40, warnings: ['conflict'] }),
      readRow('wax 55', { service: 'wax', price: 55, warnings: ['conflict'] }),
    ],
    unread: [],
    surplus: 0,
    sameTypes: [],
    unclearTypes: [],
    reader: 'engine' as const,
  };
  const work = after({ type: 'read', list, reading, text: 'Wax 40\nwax 55', kind: 'TEXT' });
  expect([...findProblems(work.rows).values()]).toEqual(['twin', 'twin']);
  const chosen = work.rows.find((row) => row.values.price === 55);
  const settled = reduceWork(work, { type: 'keepOnly', key: chosen?.key ?? '' });
  expect(findProblems(settled.rows).size).toBe(0);
  expect(settled.rows.find((row) => row.values.price === 55)).toMatchObject({ id: 'wax', warnings: [] });
});

it('puts unsaved changes on top of what somebody else saved', () => {
  const mine = after(
    { type: 'edit', key: 'wash', values: { ...wash, price: 25 } },
    { type: 'add', key: 'n', values: { ...wash, service: 'Ozone' } },
  );
  const theirs = {
    version: 5,
    rows: [
      savedRow('wash', { price: 22 }),
      savedRow('wax', { service: 'Wax', price: 44 }),
      savedRow('x', { service: 'Foam' }),
    ],
  };
  const work = reduceWork(mine, { type: 'rebase', list: theirs });
  expect(work.baseVersion).toBe(5);
  expect(told(work)).toEqual([
    ['Ozone', 20, 'new'],
    ['Hand wash', 25, 'changed'],
    ['Wax', 44, 'same'],
    ['Foam', 20, 'same'],
  ]);
});

it('sends samples back as samples until they are touched', () => {
  const [untouched] = startWork(list).rows;
  const [touched] = after({ type: 'edit', key: 'wash', values: { ...wash, price: 25 } }).rows;
  expect([untouched, touched].map((row) => row && toSave(row).isSample)).toEqual([true, false]);
});

it('finds rows without a service', () => {
  const work = after({ type: 'edit', key: 'wax', values: { ...wash, service: ' ' } });
  expect([...findProblems(work.rows)]).toEqual([['wax', 'noService']]);
});
