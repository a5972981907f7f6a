import { expect, it } from 'vitest';
import { splitSentences } from './split-sentences.ts';

it.each([
  ['It is 890 €. Shall I book it?', 2],
  ['Am Donnerstag, 18. März, um 10 Uhr. Passt das?', 2],
  ['Das kostet ca. 890 €, z. B. mit 3M.', 1],
  ['Ми на вул. Антоновича 72. Чекаємо!', 2],
  ['It takes 2.5 hours. Yes!', 2],
  ['• LLumar: 260 €\n• 3M: 340 €', 2],
])('parts %j into %i sentences, and nothing is lost', (text, count) => {
  const sentences = splitSentences(text);
  expect(sentences).toHaveLength(count);
  expect(sentences.join('')).toBe(text);
});
