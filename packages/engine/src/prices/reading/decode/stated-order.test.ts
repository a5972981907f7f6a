import { describe, expect, it } from 'vitest';
import { edgesOf } from '../propose/edges.ts';
import { surveyGround } from '../propose/ground.ts';
import { readSheet } from '../text/read-sheet.ts';
import { withStatedOrder } from './stated-order.ts';

/** The names that a price takes where an opinion gives every name of the page the same logit. */
function namesOf(text: string, value: number, logit = -1): string[] {
  const ground = surveyGround(readSheet(text, { language: 'DE', currency: 'EUR' }), [], null);
  const edges = edgesOf(ground);
  const settled = withStatedOrder(ground, edges, new Float32Array(edges.segments.length).fill(logit));
  const price = ground.sheet.prices.find(({ amount }) => amount.value === value)?.id ?? -1;
  return edges.segments
    .filter((_, edge) => edges.prices[edge] === price && (settled[edge] ?? 0) > 0)
    .map((segment) => ground.sheet.segments[segment]?.text ?? '');
}

describe('an order that a page states', () => {
  const order = 'Erster Preis: Limousine, zweiter: Kombi';

  it.each([
    [200, 'Limousine'],
    [260, 'Kombi'],
  ])('names %i by its place, and not by the word for the place', (value, name) => {
    expect(namesOf(`${order}\nDach 200/260\nHaube 180/240`, value)).toEqual([name]);
  });

  it('may tell one place alone', () => {
    expect(namesOf('Dach 200 / Kombi 260\nerster Preis – Limousine', 200)).toEqual(['Limousine']);
  });

  it.each([
    ['a line with one price', `${order}\nDach 200\nHaube 180/240`, 200],
    ['a line with fewer prices than places', `${order}, dritter: Bus\nDach 200/260`, 200],
    ['a sentence with prices of its own', 'erster Preis 200, zweiter Preis 260 mit Wachs', 260],
  ])('says nothing of %s', (_, text, value) => {
    expect(namesOf(text, value)).toEqual([]);
  });
});
