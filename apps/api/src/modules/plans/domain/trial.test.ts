import { expect, it } from 'vitest';
import { daysLeft, trialEndOf, trialNoticeDue } from './trial.ts';

const since = new Date('2027-03-01T10:00:00Z');
const end = new Date('2027-03-15T10:00:00Z');

it('ends after the days of the plan, and never on a paid one', () => {
  expect(trialEndOf('TRIAL', since)).toEqual(end);
  expect(trialEndOf('PRO', since)).toBeNull();
});

it.each([
  ['2027-03-01T10:00:00Z', 14, null],
  ['2027-03-12T09:00:00Z', 4, null],
  ['2027-03-12T10:00:00Z', 3, 'trialThree'],
  ['2027-03-14T09:59:00Z', 2, 'trialThree'],
  ['2027-03-14T10:00:00Z', 1, 'trialOne'],
  ['2027-03-15T10:00:00Z', 0, 'trialOver'],
  ['2027-03-18T10:00:00Z', 0, null],
])('at %s has %i days left and says %s', (now, days, notice) => {
  expect(daysLeft(end, new Date(now))).toBe(days);
  expect(trialNoticeDue(end, new Date(now))).toBe(notice);
});
