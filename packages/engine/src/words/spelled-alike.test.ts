import { describe, expect, it } from 'vitest';
import { spelledAlike } from './spelled-alike.ts';
import { toLatinSound } from './to-latin.ts';

describe('spelling', () => {
  it.each([
    ['touareg', 'touareg'],
    ['touareg', 'touraeg'],
    ['octavia', 'oktavia'],
    ['polish', 'polis'],
    ['tint', 'tiint'],
  ])('takes %s and %s for one word', (a, b) => {
    expect(spelledAlike(a, b)).toBe(true);
  });

  it.each([
    ['polo', 'golf'],
    ['wash', 'washing'],
    ['ab', 'ba c'],
  ])('keeps %s and %s apart', (a, b) => {
    expect(spelledAlike(a, b)).toBe(false);
  });

  it('hears one sound in two alphabets', () => {
    expect(toLatinSound('туарег')).toBe(toLatinSound('touareg'));
    expect(toLatinSound('суперб')).toBe(toLatinSound('superb'));
  });
});
