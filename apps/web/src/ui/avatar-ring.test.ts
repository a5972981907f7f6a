// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { initials } from './avatar-ring.tsx';

describe('initials', () => {
  it.each([
    ['Mia', 'MI'],
    ['Folienwerk Berlin', 'FB'],
    ['  олена  ', 'ОЛ'],
    ['X', 'X'],
    ['😀 Bot', '😀B'],
    ['', ''],
  ])('of %j are %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
