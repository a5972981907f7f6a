import { expect, it } from 'vitest';
import { findUnseenLines } from './find-unseen-lines.ts';

const text = 'WASH\nFoam 20 €\nCeramic two hundred euro\nOpen since 2019\nThanks';

it('finds lines with money that nobody accounted for', () => {
  const foam = { start: 5, end: 14, text: 'Foam 20 €' };
  const found = findUnseenLines(text, [foam]);
  expect(found.map((line) => line.text)).toEqual(['Ceramic two hundred euro']);
  for (const line of found) expect(text.slice(line.start, line.end)).toBe(line.text);
});

it('finds nothing where every line is seen or holds no money', () => {
  expect(findUnseenLines(text, [{ start: 0, end: text.length, text }])).toEqual([]);
  expect(findUnseenLines('WASH\nThanks, Euros', [{ start: 5, end: 6, text: 'T' }])).toEqual([]);
});

it.each([
  'Wax 60',
  'Leather care 1.500',
  'SUV +20 %',
  'vans + 50',
  'Politur 49,90',
  '| Wash | 25 | 30 |',
  'мийка 250',
  'полировка 12000',
])('shows "%s"', (line) => {
  expect(findUnseenLines(line, [])).toHaveLength(1);
});

it.each([
  'Open since 2019',
  'Mon-Fri 9:00-18:00',
  'call 030 1234567',
  '+49 30 1234567',
  '| Service | K1 | K2 | K3 |',
  'K2 = Golf, A3, 3er',
  'Class 2: up to 450 cm',
  'warranty 10 years',
  'takes 90 min',
  'prices until end of 2026',
])('passes over "%s"', (line) => {
  expect(findUnseenLines(line, [])).toEqual([]);
});
