// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readClockTime } from './clock-time.ts';

describe('readClockTime', () => {
  it.each([
    ['9', '09:00'],
    ['09', '09:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['9.30', '09:30'],
    ['9:30', '09:30'],
    [' 18 30 ', '18:30'],
    ['0', '00:00'],
    ['24', '24:00'],
    ['24:00', '24:00'],
  ])('reads %s as %s', (typed, read) => {
    expect(readClockTime(typed)).toBe(read);
  });

  it.each(['', 'noon', '25', '24:30', '9:60', '12345', '-9', '9:5'])('does not guess at %o', (typed) => {
    expect(readClockTime(typed)).toBeNull();
  });
});
