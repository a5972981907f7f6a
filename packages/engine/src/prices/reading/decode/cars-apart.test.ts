import { describe, expect, it } from 'vitest';
import type { EngineLanguage } from '../../../facts.ts';
import { readPrices } from '../read-prices.ts';

/** The car types of the rows that were read, those worked out from a raise left out. */
function carsOf(text: string, language: EngineLanguage, currency: string): (string | null)[] {
  return readPrices(text, { language, currency })
    .rows.filter(({ derived }) => !derived)
    .map(({ carType }) => carType);
}

describe('sentences that set cars apart', () => {
  it.each([
    [
      'UA',
      'UAH',
      'Експрес-мийка\n350 грн\n\nТрифазна мийка\n700 грн\n\nДля позашляховиків та мінівенів ціна вища на 20%.',
    ],
    ['RU', 'RUB', 'Мойка 600 руб\nПолировка 9000 руб\nЦены на внедорожники выше на 10–15%. Предоплата 30%.'],
    ['DE', 'EUR', 'Handwäsche 40 €\nPolitur 250 €\nPreise für SUV und Transporter sind 20 % höher.'],
    ['EN', 'GBP', 'Hand wash £40\nPolishing £250\nPrices for vans and 4x4s are 20% higher.'],
    ['EN', 'GBP', 'Hand wash £40\nPolishing £250\nPrices for vans on request.'],
    ['EN', 'GBP', 'Prices may vary for SUVs and vans.\n\nHand wash £40\nPolishing £250'],
    ['DE', 'EUR', 'Preise für SUV und Transporter auf Anfrage.\n\nHandwäsche 40 €\nPolitur 250 €'],
    ['DE', 'EUR', 'Handwäsche 40 €\nPolitur 250 €\nGilt nicht für Wohnmobile und Transporter.'],
    ['UA', 'UAH', 'Мийка 350 грн\nПолірування 6000 грн\nЦіни не діють для бусів.'],
    [
      'UA',
      'UAH',
      'Мийка 350 грн\nПолірування 6000 грн\nВартість для позашляховиків розраховується індивідуально.',
    ],
    ['RU', 'RUB', 'Мойка 600 руб\nПолировка 9000 руб\nЦены на микроавтобусы уточняйте.'],
  ] as const)('name no car of the other prices (%s)', (language, currency, text) => {
    expect(carsOf(text, language, currency)).toEqual([null, null]);
  });

  it.each([
    ['EN', 'Hand wash 40 €\nPolishing 250 €\nPrices are for a saloon, SUVs cost 20% more.', 'saloon'],
    ['EN', 'Hand wash 40 €\nPolishing 250 €\nPrices are for a saloon, vans on request.', 'saloon'],
    [
      'DE',
      'Handwäsche 40 €\nPolitur 250 €\nPreise gelten für Limousinen und können je nach Zustand abweichen.',
      'Limousinen',
    ],
  ] as const)('leave alone what the prices are for (%s)', (language, text, car) => {
    expect(carsOf(text, language, 'EUR')).toEqual([car, car]);
  });
});
