// @vitest-environment node
import { expect, it } from 'vitest';
import { tieShortWords } from './tie-short-words.ts';

it.each([
  ['<p>Пишіть у чат і в месенджер</p>', '<p>Пишіть у\u00A0чат і\u00A0в\u00A0месенджер</p>'],
  ['<p>Я і ти</p>', '<p>Я\u00A0і\u00A0ти</p>'],
  ['<a title="і ти">так</a>', '<a title="і ти">так</a>'],
  ['<p>або так</p>', '<p>або так</p>'],
])('ties %s', (html, tied) => {
  expect(tieShortWords(html)).toBe(tied);
});
