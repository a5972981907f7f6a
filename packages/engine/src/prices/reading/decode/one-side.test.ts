import { describe, expect, it } from 'vitest';
import { edgesOf } from '../propose/edges.ts';
import { type Ground, surveyGround } from '../propose/ground.ts';
import { readSheet } from '../text/read-sheet.ts';
import { withOneSide } from './one-side.ts';

const text = 'Wash\n20 €\nWax\n40 €\nPolish\n90 €\nFind us in Cork';

/** The names of every price where names over a price have one logit and names under it another. */
function namesOf(page: string, { over, under }: { over: number; under: number }): string[][] {
  const ground: Ground = surveyGround(readSheet(page, { language: 'EN', currency: 'EUR' }), [], null);
  const { prices, segments } = ground.sheet;
  const edges = edgesOf(ground);
  const lineOf = (edge: number) => segments[edges.segments[edge] ?? -1]?.line ?? 0;
  const apart = (edge: number) => (prices[edges.prices[edge] ?? -1]?.line ?? 0) - lineOf(edge);
  const logits = Float32Array.from(edges.segments, (_, edge) =>
    apart(edge) === 1 ? over : apart(edge) === -1 ? under : -3,
  );
  const settled = withOneSide(ground, edges, logits);
  return prices.map(({ id }) =>
    edges.segments
      .filter((_, edge) => edges.prices[edge] === id && (settled[edge] ?? 0) > 0)
      .map((segment) => segments[segment]?.text ?? ''),
  );
}

describe('names and prices in turn', () => {
  it('are taken from over the prices where most speaks for that', () => {
    expect(namesOf(text, { over: 3, under: 1 })).toEqual([['Wash'], ['Wax'], ['Polish']]);
  });

  it('are taken from under the prices where most speaks for that', () => {
    expect(namesOf(text.slice(5), { over: 1, under: 3 })).toEqual([['Wax'], ['Polish'], ['Find us in Cork']]);
  });

  it('are taken from over the prices where both sides are alike', () => {
    expect(namesOf(text, { over: 2, under: 2 })[1]).toEqual(['Wax']);
  });

  it('are taken from over the prices where a job stands over the first and none under the last', () => {
    expect(namesOf(text, { over: 1, under: 2.5 })).toEqual([['Wash'], ['Wax'], ['Polish']]);
  });

  it('are taken from under the prices where a job stands under the last and none over the first', () => {
    const turned = '20 €\nWax\n40 €\nPolish\n90 €\nWash';
    expect(namesOf(turned, { over: 2, under: 1.5 })).toEqual([['Wax'], ['Polish'], ['Wash']]);
  });

  it('name every price, even where little speaks for the right side', () => {
    expect(namesOf(text, { over: -1, under: 0.5 })).toEqual([['Wash'], ['Wax'], ['Polish']]);
  });

  it('are left alone where the prices are too few', () => {
    expect(namesOf('Wash\n20 €\nWax\n40 €\nClay', { over: 3, under: 1 })[0]).toEqual(['Wash', 'Wax']);
  });
});
