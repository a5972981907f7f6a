import { describe, expect, it } from 'vitest';
import { choosePrices } from '../decode/choose-names.ts';
import { scorePage } from '../decode/score-page.ts';
import { edgesOf } from '../propose/edges.ts';
import { surveyGround } from '../propose/ground.ts';
import { readSheet } from '../text/read-sheet.ts';
import { learnedModels } from './models.ts';
import { PARTNER_SIGNS, partnerSigns } from './partner-signs.ts';

/** One sign of every row of a page as it is read today. */
function signOf(text: string, name: string): (number | undefined)[] {
  const models = learnedModels();
  const ground = surveyGround(readSheet(text, { language: 'EN', currency: 'EUR' }), [], models.phrases);
  const edges = edgesOf(ground);
  const scores = scorePage(ground, edges, models);
  const rows = choosePrices(ground, edges, { scores, words: models.words, currency: 'EUR' });
  const used = new Set(rows.flatMap(({ chosen }) => chosen.map(({ id }) => id)));
  const signs = partnerSigns(ground, rows, used);
  expect(signs.every(({ length }) => length === PARTNER_SIGNS.length)).toBe(true);
  return signs.map((own) => own[PARTNER_SIGNS.indexOf(`partner.${name}`)]);
}

describe('signs of a row beside its partners', () => {
  const table = 'Service\tSedan\tSUV\nHand wash\t40 €\t50 €\nPolishing\t200 €\t250 €';

  it('counts the rows of the same job, and their cars', () => {
    expect(signOf(table, 'mates')).toEqual([2, 2, 2, 2]);
    expect(signOf(table, 'matesWithCar')).toEqual([2, 2, 2, 2]);
    expect(signOf(table, 'sameCar')).toEqual([0, 0, 0, 0]);
  });

  it('compares what a column takes from its heads', () => {
    expect(signOf(table, 'under')).toEqual([1, 1, -1, -1]);
    expect(signOf(table, 'over')).toEqual([-1, -1, 1, 1]);
  });

  it('sees a heading that nobody took', () => {
    const [far] = signOf('Hand wash 40 €', 'headingApart');
    const [near] = signOf('Open on Sundays\nHand wash 40 €', 'headingApart');
    expect([far, near]).toEqual([40, 1]);
  });
});
