import { describe, expect, it } from 'vitest';
import { edgesOf } from '../propose/edges.ts';
import { surveyGround } from '../propose/ground.ts';
import { readSheet } from '../text/read-sheet.ts';
import { withListedNames } from './listed-names.ts';

const cells = 'Dach 200/260\nHaube 180/240\nHeck 150/190';

/** The names that a price takes where an opinion gives every name of the page the same logit. */
function namesOf(text: string, value: number, logit = -1): string[] {
  const ground = surveyGround(readSheet(text, { language: 'DE', currency: 'EUR' }), [], null);
  const edges = edgesOf(ground);
  const settled = withListedNames(ground, edges, new Float32Array(edges.segments.length).fill(logit));
  const price = ground.sheet.prices.find(({ amount }) => amount.value === value)?.id ?? -1;
  return edges.segments
    .filter((_, edge) => edges.prices[edge] === price && (settled[edge] ?? 0) > 0)
    .map((segment) => ground.sheet.segments[segment]?.text ?? '');
}

describe('a list of names over cells of as many prices', () => {
  it.each([
    [180, 'Glanz'],
    [240, 'Matt'],
  ])('names %i by its place', (value, name) => {
    expect(namesOf(`Glanz / Matt\n${cells}`, value)).toEqual([name]);
  });

  it('may have its slash apart', () => {
    expect(namesOf(`Gl.  / Matt\n${cells}`, 240)).toEqual(['Matt']);
  });

  it('may be said twice', () => {
    expect(namesOf(`Glanz / Matt\n${cells}\nGlanz / Matt ab Lager`, 240)).toEqual([]);
    expect(namesOf(`Glanz / Matt\n${cells}\nGLANZ / MATT`, 240)).toEqual(['Matt']);
  });

  it.each([
    ['there are two lists', `Glanz / Matt\nDünn / Dick\n${cells}`, -1],
    ['the list is longer than the cells', `Glanz / Matt / Satin\n${cells}`, -1],
    ['the opinion sees no tie at all', `Glanz / Matt\n${cells}`, -5],
    ['two cells are no order yet', 'Glanz / Matt\nDach 200/260\nHaube 180/240', -1],
  ])('says nothing where %s', (_, text, logit) => {
    expect(namesOf(text, 240, logit)).toEqual([]);
  });
});
