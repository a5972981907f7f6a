import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toMajorUnits, toMinorUnits } from './money.ts';

it('keeps cents that floating point would lose', () => {
  expect(toMinorUnits(0.29)).toBe(29);
  expect(toMinorUnits(1.005 * 100)).toBe(10050);
});

it('gives back every amount of minor units unchanged', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (minor) => {
      expect(toMinorUnits(toMajorUnits(minor))).toBe(minor);
    }),
  );
});
