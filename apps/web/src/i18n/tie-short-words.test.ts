// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { tieInMarkup, tieInWords, tieShortWords } from './tie-short-words.ts';

it.each([
  ['<p>Пишіть у чат і в месенджер</p>', '<p>Пишіть у\u00A0чат і\u00A0в\u00A0месенджер</p>'],
  ['<p>Я і ти</p>', '<p>Я\u00A0і\u00A0ти</p>'],
  ['<a title="і ти">так</a>', '<a title="і ти">так</a>'],
  ['<p>або так</p>', '<p>або так</p>'],
])('ties %s', (html, tied) => {
  expect(tieInMarkup(html)).toBe(tied);
});

describe('words of a screen', () => {
  it('are tied, however deep they stand, with their marks', () => {
    const words = { a: 'Запис у {{studio}} о {{time}}', b: { c: ['і тут', 'Only a word'] } };
    expect(tieInWords(words)).toEqual({
      a: 'Запис у\u00A0{{studio}} о\u00A0{{time}}',
      b: { c: ['і\u00A0тут', 'Only a word'] },
    });
  });

  it('stay as they are where nothing hangs', () => {
    for (const text of ['Ціни', 'з', 'Telegram і', 'як завжди', 'a word'])
      expect(tieShortWords(text)).toBe(text);
  });
});
