import { expect, it } from 'vitest';
import { tieShortWords } from './tie-short-words.ts';

it.each([
  ['Відповідь буде тут, у чаті.', 'Відповідь буде тут, у\u00A0чаті.'],
  ['З 8:00 і до 18:00', 'З\u00A08:00 і\u00A0до 18:00'],
  ['Поговорите с менеджером (в чате)', 'Поговорите с\u00A0менеджером (в\u00A0чате)'],
  ['як завжди', 'як завжди'],
  ['Nur a word', 'Nur a word'],
])('ties the one letter of “%s”', (text, tied) => {
  expect(tieShortWords(text)).toBe(tied);
});
