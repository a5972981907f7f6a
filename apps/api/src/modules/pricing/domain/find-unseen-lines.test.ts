import { expect, it } from 'vitest';
import { findUnseenLines } from './find-unseen-lines.ts';

const text = 'WASH\nFoam 20 €\nCeramic two hundred euro\nOpen since 2019\nThanks';

it('finds lines with money that nobody accounted for', () => {
  const foam = { start: 5, end: 14, text: 'Foam 20 €' };
  const found = findUnseenLines(text, [foam]);
  expect(found.map((line) => line.text)).toEqual(['Ceramic two hundred euro', 'Open since 2019']);
  for (const line of found) expect(text.slice(line.start, line.end)).toBe(line.text);
});

it('finds nothing where every line is seen or holds no money', () => {
  expect(findUnseenLines(text, [{ start: 0, end: text.length, text }])).toEqual([]);
  expect(findUnseenLines('WASH\nThanks, Euros', [{ start: 5, end: 6, text: 'T' }])).toEqual([]);
});
