import { describe, expect, it } from 'vitest';
import { edgesOf } from '../propose/edges.ts';
import { type Ground, surveyGround } from '../propose/ground.ts';
import { readSheet } from '../text/read-sheet.ts';
import { withCardTitles } from './card-titles.ts';

const cards = [
  'LITE\nfor new cars\nhand wash\n99 €\nBook now',
  'MORE\nbest seller\nclay and polish\n179 €\nBook now',
  'MOST\nfor lovers\nceramic\n349 €\nBook now',
];

/** The names that a price takes where an opinion gives every name of the page the same logit. */
function namesOf(text: string, value: number): string[] {
  const ground: Ground = surveyGround(readSheet(text, { language: 'EN', currency: 'EUR' }), [], null);
  const edges = edgesOf(ground);
  const settled = withCardTitles(ground, edges, new Float32Array(edges.segments.length).fill(-1));
  const price = ground.sheet.prices.find(({ amount }) => amount.value === value)?.id ?? -1;
  return edges.segments
    .filter((_, edge) => edges.prices[edge] === price && (settled[edge] ?? 0) > 0)
    .map((segment) => ground.sheet.segments[segment]?.text ?? '');
}

describe('cards that end with the same button', () => {
  it.each([
    [99, 'LITE'],
    [179, 'MORE'],
    [349, 'MOST'],
  ])('name %i by their title', (value, title) => {
    expect(namesOf(cards.join('\n'), value)).toEqual([title]);
  });

  it.each([
    ['there are only two', cards.slice(0, 2).join('\n')],
    ['no button stands under them', cards.join('\n').replaceAll('\nBook now', '')],
    ['the buttons stand over the prices', cards.join('\n').replace(/(\d+ €)\n(Book now)/g, '$2\n$1')],
  ])('say nothing where %s', (_, text) => {
    expect(namesOf(text, 179)).toEqual([]);
  });
});
