import { describe, expect, it } from 'vitest';
import { edgesOf } from '../propose/edges.ts';
import { surveyGround } from '../propose/ground.ts';
import { readSheet } from '../text/read-sheet.ts';
import { withLegendLabels } from './legend-labels.ts';

/** The names of a price where an opinion takes these names and no others. */
function namesOf(text: string, value: number, taken: readonly string[]): string[] {
  const ground = surveyGround(readSheet(text, { language: 'DE', currency: 'EUR' }), [], null);
  const edges = edgesOf(ground);
  const textOf = (segment: number) => ground.sheet.segments[segment]?.text ?? '';
  const logits = Float32Array.from(edges.segments, (id) => (taken.includes(textOf(id)) ? 2 : -4));
  const settled = withLegendLabels(ground, edges, logits);
  const price = ground.sheet.prices.find(({ amount }) => amount.value === value)?.id ?? -1;
  return edges.segments
    .filter((_, edge) => edges.prices[edge] === price && (settled[edge] ?? 0) > 0)
    .map(textOf);
}

describe('classes of a legend', () => {
  const cells = 'Dach 200/260\nHaube 180/240';

  it.each([
    ['in brackets', `Preise (I – Limousine, II – Kombi)\n${cells}`, 'Kombi', 'II'],
    ['line by line', `K1 = Smart\nK2 = Passat\n\n${cells}`, 'Passat', 'K2'],
    ['with a word', `Klasse 1: Smart\nKlasse 2: Passat\n\n${cells}`, 'Smart', 'Klasse 1'],
  ])('go by their labels %s', (_, text, explanation, label) => {
    expect(namesOf(text, 240, [explanation])).toEqual([label]);
  });

  it.each([
    ['a label that names the price already', `S = Smart\nM = Passat\n\n${cells}`, ['M', 'Passat']],
    ['names that are no labels', `Folie – matt\nLack – rot\n\n${cells}`, ['matt']],
    ['a list of labels', `Reihenfolge S – M\n${cells}`, ['M']],
    ['one label alone', `K1 = Smart\n\n${cells}`, ['Smart']],
  ])('leave the rest as it is: %s', (_, text, taken) => {
    expect(namesOf(text, 240, taken)).toEqual(taken);
  });
});
