import type { EngineLanguage } from '../facts.ts';
import { normaliseLanguage } from '../language/index.ts';
import { readPrices } from '../prices/reading/read-prices.ts';

/** One case of the price evaluation: an owner's text with its language and currency. */
export type PriceCase = { id: string; lang: string; currency: string; text: string };

export type PredictedRow = {
  service: string;
  zone: string | null;
  material: string | null;
  carType: string | null;
  price: number;
  priceTo?: number;
  from?: boolean;
  currency: string;
  derived?: boolean;
};

/** Reads every case and gives the rows in the shape of the evaluation, by case id. */
export function runPrices(cases: readonly PriceCase[]): Record<string, PredictedRow[]> {
  return Object.fromEntries(cases.map((one) => [one.id, predict(one)]));
}

function predict({ lang, currency, text }: PriceCase): PredictedRow[] {
  const language: EngineLanguage | null = normaliseLanguage(lang);
  const { rows } = readPrices(text, language ? { currency, language } : { currency });
  return rows.map((row) => ({
    service: row.service,
    zone: row.zone,
    material: row.material,
    carType: row.carType,
    price: row.price,
    ...(row.priceTo === null ? {} : { priceTo: row.priceTo }),
    ...(row.isFrom ? { from: true } : {}),
    currency: row.currency,
    ...(row.derived ? { derived: true } : {}),
  }));
}
