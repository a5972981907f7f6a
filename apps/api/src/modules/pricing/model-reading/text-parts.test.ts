import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findWords } from './find-words.ts';
import { textParts } from './text-parts.ts';

it('puts every character into exactly one part', () => {
  const line = fc.string({ maxLength: 200 });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 120 }), (lines) => {
      const text = lines.join('\n');
      const parts = textParts(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const part of parts) {
        expect(part.text.length).toBeLessThanOrEqual(3_500);
        expect(text.slice(part.start, part.start + part.text.length)).toBe(part.text);
      }
    }),
  );
});

it.each([
  ['Wash 20 €', 0, 'Wash 20 €'],
  ['Wash 20 €', 5, 'Wash  20 €'],
  ['“Basic” – 30 €', 0, '"Basic" - 30 €'],
  ['Wax (hot) $5+', 0, 'Wax (hot) $5+'],
  ['Polish 300', 0, null],
  ['  ', 0, null],
])('finds %j after %i', (words, after, found) => {
  const text = 'Wash 20 €\nWash  20 €\n"Basic" - 30 €\nWax (hot) $5+';
  expect(findWords(text, words, { from: 0, to: text.length, after })?.text ?? null).toBe(found);
});
