import { expect, it } from 'vitest';
import { findMerges, type Member } from './find-merges.ts';

const member = (id: string, facts: Partial<Member> = {}): Member => ({
  id,
  root: id,
  phoneKey: null,
  emailKey: null,
  isApart: false,
  firstSeenAt: new Date(Date.UTC(2027, 0, Number(id))),
  ...facts,
});

it('merges the younger into the older', () => {
  const members = [member('2', { phoneKey: '123' }), member('1', { phoneKey: '123' })];
  expect(findMerges(members)).toEqual([{ from: '2', into: '1', by: 'phone' }]);
});

it('brings two together through a third who has the number of one and the address of the other', () => {
  const members = [
    member('1', { phoneKey: '123' }),
    member('2', { emailKey: 'a@example.com' }),
    member('3', { phoneKey: '123', emailKey: 'a@example.com' }),
  ];
  expect(findMerges(members)).toEqual([
    { from: '3', into: '1', by: 'phone' },
    { from: '1', into: '2', by: 'email' },
  ]);
});

it('merges nobody by name, without a contact, twice, or against the owner’s will', () => {
  const number = { phoneKey: '123' };
  expect(findMerges([member('1'), member('2')])).toEqual([]);
  expect(findMerges([member('1', number), member('2', { ...number, root: '1' })])).toEqual([]);
  expect(findMerges([member('1', number), member('2', { ...number, isApart: true })])).toEqual([]);
});
