import { expect, it } from 'vitest';
import { edgesOf } from '../propose/edges.ts';
import { surveyGround } from '../propose/ground.ts';
import { readSheet } from '../text/read-sheet.ts';
import { withCardTitles } from './card-titles.ts';

const card = (title: string, about: string, price: number) => `${title}\n${about}\n${price} €\nBook now`;

/** The names that a price takes where an opinion likes every name of the page. */
function namesOf(cards: readonly string[], value: number): string[] {
  const ground = surveyGround(readSheet(cards.join('\n\n'), { language: 'EN', currency: 'EUR' }), [], null);
  const edges = edgesOf(ground);
  const settled = withCardTitles(ground, edges, new Float32Array(edges.segments.length).fill(1));
  const price = ground.sheet.prices.find(({ amount }) => amount.value === value);
  return edges.segments
    .filter((_, edge) => edges.prices[edge] === price?.id && (settled[edge] ?? 0) > 0)
    .map((id) => ground.sheet.segments[id])
    .flatMap((segment) =>
      segment && Math.abs(segment.line - (price?.line ?? 0)) < 3 && segment.line <= (price?.line ?? 0)
        ? [segment.text]
        : [],
    );
}

const cards = [
  card('Interior', 'Seats and carpets shampooed', 90),
  card('Polish', 'Two steps by machine', 290),
  card('Wax', 'For any SUV', 60),
];

it('takes the title of a card and not what is said about it', () => {
  expect(namesOf(cards, 290)).toEqual(['Polish']);
});

it('keeps the car that a card is for', () => {
  expect(namesOf(cards, 60)).toEqual(['Wax', 'For any SUV']);
});

it('says nothing of two blocks', () => {
  expect(namesOf(cards.slice(0, 2), 290)).toEqual(['Polish', 'Two steps by machine']);
});
