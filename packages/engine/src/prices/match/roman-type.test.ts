import { describe, expect, it } from 'vitest';
import { romanType } from './roman-type.ts';

const LATIN = ['I', 'II', 'III', 'IV', 'V'];
const UKRAINIAN = ['І', 'ІІ', 'ІІІ'];

describe('a class by its Roman number', () => {
  it.each([
    ['both!! stain removal and cut & buff, size II', LATIN, 'II'],
    ['prices for II for the stain', LATIN, 'II'],
    ['class I please', LATIN, 'I'],
    ['I', LATIN, 'I'],
    ['size 3', LATIN, 'III'],
    ['I наверно, он же маленький', LATIN, 'I'],
    ['первый класс. мойка с осушкой', LATIN, 'I'],
    ['звичайний седан, друга категорія', UKRAINIAN, 'ІІ'],
    ['перша, вона маленька', UKRAINIAN, 'І'],
    ['zweite Klasse', LATIN, 'II'],
  ])('%s', (text, types, expected) => {
    expect(romanType(text, types)).toBe(expected);
  });

  it.each([
    ['I need the seats done', LATIN],
    ['and the second dent too, please, on the door', LATIN],
    ['size II', ['S', 'M', 'L']],
    ['the second time slot would be fine for me', LATIN],
  ])('none in: %s', (text, types) => {
    expect(romanType(text, types)).toBeNull();
  });
});
