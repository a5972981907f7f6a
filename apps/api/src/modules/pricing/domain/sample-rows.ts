import type { Currency, Language, TradeTemplate } from '@glossa/contracts';
import type { NewPriceRow } from '../insert-price-rows.ts';
import { type SamplePrice, tradeTemplates, words } from './trade-templates.data.ts';

/** What one euro of a sample price becomes elsewhere, and to which step it is rounded. */
const levels: Partial<Record<Currency, { factor: number; step: number }>> = {
  UAH: { factor: 20, step: 50 },
  PLN: { factor: 3, step: 10 },
  CZK: { factor: 20, step: 50 },
  HUF: { factor: 300, step: 500 },
  RON: { factor: 3.5, step: 10 },
  SEK: { factor: 10, step: 50 },
  NOK: { factor: 10, step: 50 },
  DKK: { factor: 7, step: 25 },
};

/** The sample list of a trade in the bot's language. The rows are marked until the owner edits them. */
export function sampleRows(template: TradeTemplate, language: Language, currency: Currency): NewPriceRow[] {
  return tradeTemplates[template].flatMap((sample) => expand(sample, language, currency));
}

function expand(sample: SamplePrice, language: Language, currency: Currency): NewPriceRow[] {
  const say = (word: string | undefined) => (word === undefined ? null : (words[word]?.[language] ?? word));
  return Object.entries(sample.prices).map(([carType, euros]) => ({
    service: say(sample.service) ?? sample.service,
    zone: say(sample.zone),
    material: say(sample.material),
    carType: carType === 'any' ? null : say(carType),
    price: priceIn(euros, currency),
    priceTo: null,
    isFrom: sample.isFrom ?? false,
    currency,
    durationMinutes: sample.minutes,
    isSample: true,
  }));
}

function priceIn(euros: number, currency: Currency): number {
  const { factor, step } = levels[currency] ?? { factor: 1, step: 1 };
  return Math.round((euros * factor) / step) * step;
}
