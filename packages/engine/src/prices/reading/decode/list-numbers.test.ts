import { describe, expect, it } from 'vitest';
import { edgesOf } from '../propose/edges.ts';
import { surveyGround } from '../propose/ground.ts';
import { readSheet } from '../text/read-sheet.ts';
import { withoutListNumbers } from './list-numbers.ts';

/** The names that a price takes where every name of the page is one to it. */
function namesOf(text: string, value: number): string[] {
  const ground = surveyGround(readSheet(text, { language: 'EN', currency: 'EUR' }), [], null);
  const edges = edgesOf(ground);
  const settled = withoutListNumbers(ground, edges, new Float32Array(edges.segments.length).fill(1));
  const price = ground.sheet.prices.find(({ amount }) => amount.value === value)?.id ?? -1;
  return edges.segments
    .filter((_, edge) => edges.prices[edge] === price && (settled[edge] ?? 0) > 0)
    .map((segment) => ground.sheet.segments[segment]?.text ?? '');
}

describe('what counts the lines of a list', () => {
  it.each([
    ['a letter', 'C) Wraps\nRoof 200', ['Wraps', 'Roof']],
    ['a Roman number', 'III. Leather\nRoof 200', ['Leather', 'Roof']],
    ['a number that is called one', 'No.4  Mini valet 200', ['Mini valet']],
  ])('names nothing as %s', (_, text, names) => {
    expect(namesOf(text, 200)).toEqual(names);
  });

  it('is a class where the page says it again', () => {
    expect(namesOf('A) Compact cars\nB) Estates\n\nA / B\nWash 200 / 250', 200)).toContain('A');
  });

  it('is a name where no mark follows', () => {
    expect(namesOf('C / D\nRoof 200 / 250', 200)).toContain('C');
  });
});
