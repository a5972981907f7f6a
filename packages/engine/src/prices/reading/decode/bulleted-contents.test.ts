import { expect, it } from 'vitest';
import { edgesOf } from '../propose/edges.ts';
import { surveyGround } from '../propose/ground.ts';
import { readSheet } from '../text/read-sheet.ts';
import { withoutBulletedContents } from './bulleted-contents.ts';

/** The names that a price takes where an opinion holds every name of the page for likely. */
function namesOf(text: string, value: number): string[] {
  const ground = surveyGround(readSheet(text, { language: 'EN', currency: 'EUR' }), [], null);
  const edges = edgesOf(ground);
  const settled = withoutBulletedContents(ground, edges, new Float32Array(edges.segments.length).fill(1));
  const price = ground.sheet.prices.find(({ amount }) => amount.value === value)?.id ?? -1;
  return edges.segments
    .filter((_, edge) => edges.prices[edge] === price && (settled[edge] ?? 0) > 0)
    .map((segment) => ground.sheet.segments[segment]?.text ?? '');
}

it.each([
  ['over the price', 'GOLD\n✓ hand wash\n✓ wax\n90 €', ['GOLD']],
  ['under the price', 'GOLD\n90 €\n• hand wash\n• wax', ['GOLD']],
  ['but for headings with bullets of their own', 'Film\n➤ GOLD\n▪ van\n90 €', ['Film', 'GOLD', 'van']],
  ['but for one bullet alone', 'GOLD\n• hand wash\n90 €', ['GOLD', 'hand wash']],
  [
    'but for prices that have bullets too',
    'GOLD\n• hand wash\n• wax\n• van 90 €',
    ['GOLD', 'hand wash', 'wax', 'van'],
  ],
  ['but for as many names as prices', 'GOLD\n• hand wash\n• wax\n80 €\n90 €', ['GOLD', 'hand wash', 'wax']],
])('takes lines behind bullets for what a package holds %s', (_, text, names) => {
  expect(namesOf(text, 90)).toEqual(names);
});
