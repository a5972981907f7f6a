// @vitest-environment node
import { expect, it } from 'vitest';
import { meterLevel } from './meter-level.ts';

it.each([
  [0, 600, 'calm'],
  [479, 600, 'calm'],
  [480, 600, 'near'],
  [569, 600, 'near'],
  [570, 600, 'almost'],
  [600, 600, 'full'],
  [0, 0, 'full'],
  [9_000, null, 'calm'],
] as const)('%i dialogs of %s are %s', (dialogs, limit, level) => {
  expect(meterLevel(dialogs, limit)).toBe(level);
});
