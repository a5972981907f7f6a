import { describe, expect, it } from 'vitest';
import { surveyGround } from '../propose/ground.ts';
import { readSheet } from '../text/read-sheet.ts';
import { withBaseCar } from './base-car.ts';

/** The cars of three prices that name none and of one raise. */
function carsOf(text: string): (string | null)[] {
  const ground = surveyGround(readSheet(text, { language: 'DE', currency: 'EUR' }), [], null);
  const rows = [50, 120, 350, 20].map((price) => ({ price, carType: price === 20 ? 'Kombi' : null }));
  return withBaseCar(ground, rows, ({ price }) => price === 20).map(({ carType }) => carType);
}

const list = 'Handwäsche außen 50 €\nInnenreinigung 120 €\nLackpolitur 350 €';

it('is not another car of the same line', () => {
  const text = `${list}\n\nPreise für Limousinen, SUV auf Anfrage`;
  const ground = surveyGround(readSheet(text, { language: 'DE', currency: 'EUR' }), [], null);
  const rows = [50, 120, 350].map((price) => ({ price, carType: 'SUV' }));
  expect(withBaseCar(ground, rows, () => false).map(({ carType }) => carType)).toEqual(
    rows.map(() => 'Limousinen'),
  );
  const told = [{ price: 50, carType: 'Limousinen' }, ...rows];
  expect(withBaseCar(ground, told, () => false)).toEqual(told);
});

it('is none where the line lists cars in an order that the rows follow', () => {
  const text = `Preise der Reihe nach für Limousine | Kombi | Transporter\n${list}`;
  const ground = surveyGround(readSheet(text, { language: 'DE', currency: 'EUR' }), [], null);
  const rows = ['Limousine', 'Kombi', 'Transporter'].map((carType) => ({ price: 50, carType }));
  expect(withBaseCar(ground, rows, () => false)).toEqual(rows);
});

describe('the car that all prices are for', () => {
  it.each([
    ['over the list', `Grundpreise Limousine\n${list}\n\nZuschläge\nKombi + 20 €`, 'Limousine'],
    ['behind it', `${list}\n\nPreise gelten für Limousine, SUV +25 %.`, 'Limousine'],
    ['as one of two', `Basis: Coupé/Limousine. SUV +20 €.\n${list}`, 'Coupé/Limousine'],
    [
      'without a raise, where the prices are said to be for it',
      `${list}\n\nAlle Preise gelten für Kleinwagen.`,
      'Kleinwagen',
    ],
    ['before a sum of another sentence', `${list}\nPreise für Limousine. Gutschein ab 20 €`, 'Limousine'],
    ['before a sum behind a mark', `${list}\nPreise für Limousine • Gutschein ab 20 €`, 'Limousine'],
  ])('is found %s', (_, text, car) => {
    expect(carsOf(text)).toEqual([car, car, car, 'Kombi']);
  });

  it.each([
    ['nothing is raised', `Grundpreise Limousine\n${list}`],
    ['no line speaks of prices', `Wir mögen jede Limousine\n${list}\n\nSUV +25 %`],
    ['only the raised car is named', `${list}\n\nPreise für SUV +25 %`],
    ['prices of that car follow', `${list}\nPreise für SUV: außen 70 €, innen 150 €`],
  ])('is not made up where %s', (_, text) => {
    expect(carsOf(text)).toEqual([null, null, null, 'Kombi']);
  });
});
