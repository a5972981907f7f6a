// @vitest-environment node
import { expect, it } from 'vitest';
import { fillWords } from './fill-words.ts';

it.each([
  ['up to {{count}} dialogs', { count: 600 }, 'up to 600 dialogs'],
  ['{{a}} and {{b}}', { a: 'x', b: 0 }, 'x and 0'],
  ['{{missing}} stays', {}, '{{missing}} stays'],
])('fills %j', (sentence, values, filled) => {
  expect(fillWords(sentence, values)).toBe(filled);
});
