import { describe, expect, it } from 'vitest';
import { edgesOf } from '../propose/edges.ts';
import { type Ground, surveyGround } from '../propose/ground.ts';
import { readSheet } from '../text/read-sheet.ts';
import { withNamesThenPrices } from './names-then-prices.ts';

const names = ['Innenreinigung', 'Lederpflege, Sitze', 'Politur'];
const prices = ['ab 79 €', '149 €', '249 €'];

/** The names that a price takes where an opinion gives every name of the page the same logit. */
function namesOf(text: string, value: number): string[] {
  const ground: Ground = surveyGround(readSheet(text, { language: 'DE', currency: 'EUR' }), [], null);
  const edges = edgesOf(ground);
  const settled = withNamesThenPrices(ground, edges, new Float32Array(edges.segments.length).fill(-1));
  const price = ground.sheet.prices.find(({ amount }) => amount.value === value)?.id ?? -1;
  return edges.segments
    .filter((_, edge) => edges.prices[edge] === price && (settled[edge] ?? 0) > 0)
    .map((segment) => ground.sheet.segments[segment]?.text ?? '');
}

describe('a block of names, then a block of prices', () => {
  it.each([
    [79, 'Innenreinigung'],
    [149, 'Lederpflege'],
    [249, 'Politur'],
  ])('gives %i its own name', (value, name) => {
    expect(namesOf(['Unser Angebot', ...names, ...prices].join('\n'), value)).toEqual([name]);
    expect(namesOf([...names, '', ...prices].join('\n'), value)).toEqual([name]);
    expect(namesOf([...names, 'Preis', ...prices].join('\n'), value)).toEqual([name]);
  });

  it('gives every card its own names, where all cards have the same', () => {
    const classes = ['Klein', 'Mittel', 'Groß'];
    const cards = ['Wäsche', ...classes, '20 €', '30 €', '40 €', 'Politur', ...classes, ...prices];
    expect([30, 249].map((value) => namesOf(cards.join('\n'), value))).toEqual([['Mittel'], ['Groß']]);
  });

  it.each([
    ['there are more prices than names', ['Innenreinigung', 'Politur', ...prices]],
    ['a gap parts the names', ['Innenreinigung', '', 'Lederpflege', 'Politur', ...prices]],
    ['a sentence stands among them', ['Innenreinigung', 'Wir polieren von Hand.', 'Politur', ...prices]],
    ['a table goes on', ['Klein', 'Mittel', 'Politur', ...prices, 'Wachs', '20 €', '30 €', '40 €']],
  ])('says nothing where %s', (_, lines) => {
    expect(namesOf(lines.join('\n'), 249)).toEqual([]);
  });
});
