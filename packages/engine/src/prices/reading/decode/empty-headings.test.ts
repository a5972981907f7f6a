import { describe, expect, it } from 'vitest';
import { edgesOf } from '../propose/edges.ts';
import { surveyGround } from '../propose/ground.ts';
import { readSheet } from '../text/read-sheet.ts';
import { withoutEmptyHeadings } from './empty-headings.ts';

/** The names that a price takes where an opinion gives every name of the page the same logit. */
function namesOf(text: string, value: number, logit = -1): string[] {
  const ground = surveyGround(readSheet(text, { language: 'DE', currency: 'EUR' }), [], null);
  const edges = edgesOf(ground);
  const settled = withoutEmptyHeadings(ground, edges, new Float32Array(edges.segments.length).fill(logit));
  const price = ground.sheet.prices.find(({ amount }) => amount.value === value)?.id ?? -1;
  return edges.segments
    .filter((_, edge) => edges.prices[edge] === price && (settled[edge] ?? 0) > 0)
    .map((segment) => ground.sheet.segments[segment]?.text ?? '');
}

describe('headings that name nothing', () => {
  it.each(['Unsere Preise', 'Extras', 'À la carte', 'Sonstiges', 'Прочее'])(
    '"%s" leaves its prices alone',
    (heading) => {
      expect(namesOf(`${heading}\nDach 200 €`, 200, 1)).toEqual(['Dach']);
    },
  );

  it('keeps those that name a job', () => {
    expect(namesOf('Folierung\nDach 200 €', 200, 1)).toEqual(['Folierung', 'Dach']);
  });
});
