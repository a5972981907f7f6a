import { describe, expect, it } from 'vitest';
import { edgesOf } from '../propose/edges.ts';
import { type Ground, surveyGround } from '../propose/ground.ts';
import { readSheet } from '../text/read-sheet.ts';
import { withColumnHeads } from './column-heads.ts';

const items = ['Waschen\n20 €\n30 €', 'Polieren\n200 €\n260 €', 'Versiegeln\n90 €\n120 €'];

/** The names that a price takes where an opinion gives every name of the page the same logit. */
function namesOf(text: string, value: number, logit: number): string[] {
  const ground: Ground = surveyGround(readSheet(text, { language: 'DE', currency: 'EUR' }), [], null);
  const edges = edgesOf(ground);
  const settled = withColumnHeads(ground, edges, new Float32Array(edges.segments.length).fill(logit));
  const price = ground.sheet.prices.find(({ amount }) => amount.value === value)?.id ?? -1;
  return edges.segments
    .filter((_, edge) => edges.prices[edge] === price && (settled[edge] ?? 0) > 0)
    .map((segment) => ground.sheet.segments[segment]?.text ?? '');
}

describe('the heads of a table that was pasted cell by cell', () => {
  it.each([
    [200, 'Klein'],
    [260, 'Groß'],
  ])('names %i by its own head alone', (value, head) => {
    expect(namesOf(['Leistung\nKlein\nGroß', ...items].join('\n'), value, -1)).toEqual([head]);
  });

  it('takes labels for heads that have their meaning under them', () => {
    const text = ['S\nKleinwagen\nM\nLimousine', ...items].join('\n');
    expect(namesOf(text, 200, -1)).toEqual(['S']);
    expect(namesOf(text, 260, -1)).toEqual(['M']);
  });

  it('goes on behind a heading within the table', () => {
    const text = ['Leistung\nKlein\nGroß', ...items.slice(0, 2), 'Außen', ...items.slice(2)].join('\n');
    expect(namesOf(text, 120, -1)).toEqual(['Groß']);
  });

  it('gives all prices of an item the same names beside their heads', () => {
    const text = ['Leistung\nKlein\nGroß', ...items].join('\n');
    const ground = surveyGround(readSheet(text, { language: 'DE', currency: 'EUR' }), [], null);
    const edges = edgesOf(ground);
    const name = ground.sheet.segments.find((segment) => segment.text === 'Polieren')?.id ?? -1;
    const own = [...edges.segments.keys()].filter((edge) => edges.segments[edge] === name);
    const of = (value: number) =>
      own.find((edge) => ground.sheet.prices[edges.prices[edge] ?? -1]?.amount.value === value) ?? -1;
    const logits = new Float32Array(edges.segments.length).fill(-1);
    logits[of(200)] = 3;
    const settled = withColumnHeads(ground, edges, logits);
    expect([settled[of(200)], settled[of(260)], settled[of(90)]]).toEqual([1, 1, -1]);
  });

  it('counts a column of other things in every item', () => {
    const withTimes = items.map((item) => `${item}\n2 Std`);
    const text = ['Leistung\nKlein\nGroß\nDauer', ...withTimes].join('\n');
    expect(namesOf(text, 260, -1)).toEqual(['Groß']);
  });

  it.each([
    ['the opinion sees no tie at all', ['Leistung\nKlein\nGroß', ...items].join('\n'), -6],
    ['two items are no table yet', ['Leistung\nKlein\nGroß', ...items.slice(0, 2)].join('\n'), -1],
    [
      'the items are not alike',
      ['Leistung\nKlein\nGroß', `${items[0]}\nim Sommer`, ...items.slice(1)].join('\n'),
      -1,
    ],
  ])('says nothing where %s', (_, text, logit) => {
    expect(namesOf(text, 260, logit)).toEqual([]);
  });
});
