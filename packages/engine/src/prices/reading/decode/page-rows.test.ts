import { expect, it } from 'vitest';
import { surveyGround } from '../propose/ground.ts';
import { readSheet } from '../text/read-sheet.ts';
import type { NamedPrice } from './choose-names.ts';
import { pageRows } from './page-rows.ts';

/** The cars of a page's rows, where only prices of surcharges were read with one. */
function carsOf(text: string): (string | null)[] {
  const ground = surveyGround(readSheet(text, { language: 'DE', currency: 'EUR' }), [], null);
  const clarity = { figure: 5, weakest: 5, strongestLeft: -5, closest: 5, word: 5 };
  const named = ground.sheet.prices.map((price): NamedPrice => {
    const carType = price.amount.value < 50 ? `Klasse ${price.id}` : null;
    const names = { service: `Arbeit ${price.id}`, zone: null, material: null, carType };
    return { price, chosen: [], words: [], names, clarity };
  });
  const { kept } = pageRows(ground, named, { text, currency: 'EUR', rules: { rows: [], currency: null } });
  return kept.map(({ carType }) => carType);
}

it('counts what a line calls a surcharge as none of the prices that are for the base car', () => {
  const text =
    'Wäsche 60 €\nPolitur 190 €\n\nAufschlag: Kombi 15 €, SUV 30 €\n\nDie Preise gelten für Kleinwagen.';
  expect(carsOf(text)).toEqual(['Kleinwagen', 'Kleinwagen', 'Klasse 2', 'Klasse 3']);
});
