import { describe, expect, it } from 'vitest';
import type { EngineLanguage } from '../../../facts.ts';
import { surveyGround } from '../propose/ground.ts';
import { readSheet } from '../text/read-sheet.ts';
import { offeredCar } from './offered-car.ts';

function carOf(text: string, language: EngineLanguage = 'DE'): string | null {
  return offeredCar(surveyGround(readSheet(text, { language, currency: 'EUR' }), [], null));
}

describe('the car of an offer to one client', () => {
  it.each([
    ['für deinen Polo innen 95 €, außen 40 €, beides 120 €', 'DE', 'Polo'],
    ['Hi Tom, about the tint on your Model 3: rear 250, front 90, strip 40', 'EN', 'Model 3'],
    ['Добрый день! На Камри выходит так: химчистка 150, полировка 300, фары 40', 'RU', 'Камри'],
    ['По Вашей Крете: химчистка полная 110, без потолка 95, фары 40', 'RU', 'Крете'],
    ['Вітаю! По вашому Transporter: салон 120, кузов 60, фари 35', 'UA', 'Transporter'],
  ] as const)('is found in "%s"', (text, language, car) => {
    expect(carOf(text, language)).toBe(car);
  });

  it.each([
    ['a list of lines', 'Preise für den Polo\nInnen 95 €\nAußen 40 €\nBeides 120 €'],
    ['words that name no car', 'für Neukunden innen 95 €, außen 40 €, beides 120 €'],
    ['a car behind the first price', 'Innen 95 €, für den Polo außen 40 €, beides 120 €'],
  ])('is not taken from %s', (_, text) => {
    expect(carOf(text)).toBeNull();
  });
});
