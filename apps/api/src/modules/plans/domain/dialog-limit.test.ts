import { expect, it } from 'vitest';
import { dialogLimitOf, monthOf, noticeDue } from './dialog-limit.ts';

const since = new Date('2027-01-01T00:00:00Z');

it.each([
  ['PRO', '2027-06-01T00:00:00Z', 600],
  ['MAX', '2027-06-01T00:00:00Z', null],
  ['TRIAL', '2027-01-14T23:59:59Z', 600],
  ['TRIAL', '2027-01-15T00:00:00Z', 0],
] as const)('allows %s at %s %s dialogs', (plan, now, limit) => {
  expect(dialogLimitOf(plan, since, new Date(now))).toBe(limit);
});

it('counts a dialog for the month of the studio’s calendar', () => {
  const newYear = new Date('2026-12-31T22:30:00Z');
  expect(monthOf(newYear, 'Europe/Kyiv')).toBe('2027-01');
  expect(monthOf(newYear, 'Europe/Berlin')).toBe('2026-12');
});

it.each([
  [479, 600, 0, null],
  [480, 600, 0, 80],
  [481, 600, 80, null],
  [570, 600, 80, 95],
  [570, 600, 95, null],
  [10_000, null, 0, null],
] as const)('with %i of %s dialogs and %i %% told, tells %s', (count, limit, told, due) => {
  expect(noticeDue(count, limit, told)).toBe(due);
});
