import { describe, expect, it } from 'vitest';
import { edgesOf } from '../propose/edges.ts';
import { surveyGround } from '../propose/ground.ts';
import { readSheet } from '../text/read-sheet.ts';
import { withTableHeads } from './table-heads.ts';

/** The names that a price takes where an opinion gives every name of the page the same logit. */
function namesOf(text: string, value: number): string[] {
  const ground = surveyGround(readSheet(text, { language: 'DE', currency: 'EUR' }), [], null);
  const edges = edgesOf(ground);
  const settled = withTableHeads(ground, edges, new Float32Array(edges.segments.length).fill(-1));
  const price = ground.sheet.prices.find(({ amount }) => amount.value === value)?.id ?? -1;
  return edges.segments
    .filter((_, edge) => edges.prices[edge] === price && (settled[edge] ?? 0) > 0)
    .map((segment) => ground.sheet.segments[segment]?.text ?? '');
}

it('leaves rows over and under a table of one row to others', () => {
  const ground = surveyGround(
    readSheet('Basis\tPlus\n9 €\t14 €\nWachs\tPolitur\nInnen\nKlein\tGroß\n39 €\t49 €', {
      language: 'DE',
      currency: 'EUR',
    }),
    [],
    null,
  );
  const edges = edgesOf(ground);
  const settled = withTableHeads(ground, edges, new Float32Array(edges.segments.length).fill(1));
  const price = ground.sheet.prices.findIndex(({ amount }) => amount.value === 49);
  const names = edges.segments.filter((_, edge) => edges.prices[edge] === price && (settled[edge] ?? 0) > 0);
  expect(names.map((id) => ground.sheet.segments[id]?.text)).toEqual(['Innen', 'Groß']);
});

describe('heads of a table with cells', () => {
  it.each([
    ['cell by cell', 'Was\tS\tM\tL\nDach\t90\t95\t99\nTür\t\t85\t89', 85, ['M']],
    ['with bars', '| Was | S | M |\n| Dach | 90 | 95 |\n| Tür | 80 | 85 |', 80, ['S']],
    ['without a head over the names', 'S\tM\tL\nDach\t90\t95\t99\nTür\t80\t85\t89', 89, ['L']],
    ['over one row alone', 'Basis\tPlus\tTop\n9 €\t14 €\t19 €\nWaschen\tWaschen\tWaschen', 14, ['Plus']],
    ['of two words', 'Was | 5–6 Sitze | 7–9 Sitze\nDach | 90 | 95\nTür | 80 | 85', 85, ['7', '9 Sitze']],
    ['where "groß" is a size', 'Was\tKlein\tMittel\tGross\nDach\t90\t95\t99\nTür\t80\t85\t89', 99, ['Gross']],
  ])('name their prices %s', (_, text, value, names) => {
    expect(namesOf(text, value)).toEqual(names);
  });

  it.each([
    ['they only say price', 'Was\tNetto\tPreis\nDach\t90\t95\nTür\t80\t85', 85],
    ['there is one column of prices', 'Was\tZeit\tKurz\nDach\t1 h\t95\nTür\t2 h\t85', 85],
    ['there are no cells', 'Was S M\nDach 90 95\nTür 80 85', 85],
  ])('name nothing where %s', (_, text, value) => {
    expect(namesOf(text, value)).toEqual([]);
  });
});
