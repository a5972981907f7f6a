import { expect, it } from 'vitest';
import { caughtAt, costOf, type Trusted } from './doubt-curve.ts';

const rows = (isWrong: boolean, ...trusts: number[]): Trusted[] =>
  trusts.map((trust) => ({ isWrong, trust }));
const right = rows(false, 0.5, 0.6, 0.7, 0.8, 0.9, 0.91, 0.92, 0.93, 0.94, 0.95);

it('counts the wrong rows that are trusted less than nearly all right ones', () => {
  const all = [...right, ...rows(true, 0.1, 0.55, 0.65, 0.99)];
  expect([0, 0.1, 0.2].map((share) => caughtAt(all, share))).toEqual([0.25, 0.5, 0.75]);
});

it('says how many right rows are doubted where most wrong ones are', () => {
  const all = [...right, ...rows(true, 0.1, 0.55, 0.65, 0.99)];
  expect([0.25, 0.75, 1].map((share) => costOf(all, share))).toEqual([0, 0.2, 1]);
});

it('says nothing where nothing is wrong', () => {
  expect(caughtAt(right, 0.1)).toBeNull();
  expect(costOf(right, 0.9)).toBeNull();
});
