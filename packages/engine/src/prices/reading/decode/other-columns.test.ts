import { describe, expect, it } from 'vitest';
import { surveyGround } from '../propose/ground.ts';
import { readSheet } from '../text/read-sheet.ts';
import { figuresOfOtherColumns } from './other-columns.ts';

function otherFigures(text: string): number[] {
  const ground = surveyGround(readSheet(text, { language: 'EN', currency: 'EUR' }), [], null);
  return [...figuresOfOtherColumns(ground)].map(({ amount }) => amount.value);
}

describe('columns beside that of the price', () => {
  it.each([
    ['a deposit', 'Job\tPrice\tDeposit\nWrap\t2400\t500', [500]],
    ['net and tax', 'Leistung\tNetto\tMwSt\tBrutto\nPolitur\t200\t38\t238', [200, 38]],
    ['the price before the sale', 'Послуга\tСтара ціна\tНова ціна\nМийка\t900\t700', [900]],
    ['the price without the tax', 'Услуга\tЦена без НДС\tЦена с НДС\nМойка\t500\t600', [500]],
  ])('are no prices: %s', (_, text, figures) => {
    expect(otherFigures(text)).toEqual(figures);
  });

  it.each([
    ['classes of cars', 'Job\tHatchback\tSUV\nWash\t30\t45'],
    ['net prices and no others', 'Leistung\tKlein netto\tGroß netto\nPolitur\t200\t260'],
    ['kinds of which one is called normal', 'Folie\tNormal\tKeramik\nHeck\t190\t260'],
  ])('are prices where they are %s', (_, text) => {
    expect(otherFigures(text)).toEqual([]);
  });
});
