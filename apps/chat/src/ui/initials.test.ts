import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Folienwerk Berlin', 'FB'],
  ['детейл студія київ', 'ДС'],
  ['Glanz', 'G'],
  ['"Auto" & Wasch-Treff', 'AW'],
  ['24/7 Wash', '27'],
  ['', ''],
  ['🚗', ''],
])('makes initials of %j', (name, expected) => {
  expect(initialsOf(name)).toBe(expected);
});
