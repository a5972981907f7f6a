import { describe, expect, it } from 'vitest';
import { leavesOwner } from './leaves-owner.ts';

const owner = { userId: 'owner', role: 'OWNER' } as const;
const second = { userId: 'second', role: 'OWNER' } as const;
const staff = { userId: 'staff', role: 'STAFF' } as const;

describe('leavesOwner', () => {
  it.each([
    ['the only owner goes', [owner, staff], { userId: 'owner', role: null }, false],
    ['the only owner becomes staff', [owner, staff], { userId: 'owner', role: 'STAFF' }, false],
    ['the only owner stays owner', [owner, staff], { userId: 'owner', role: 'OWNER' }, true],
    ['one of two owners goes', [owner, second], { userId: 'owner', role: null }, true],
    ['staff goes', [owner, staff], { userId: 'staff', role: null }, true],
    ['staff becomes owner', [owner, staff], { userId: 'staff', role: 'OWNER' }, true],
  ] as const)('%s', (_, members, change, expected) => {
    expect(leavesOwner(members, change)).toBe(expected);
  });
});
