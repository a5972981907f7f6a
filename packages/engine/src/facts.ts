/** The languages the engine speaks, by the codes of the product. */
export type EngineLanguage = 'EN' | 'DE' | 'UA' | 'RU';

export const ENGINE_LANGUAGES: readonly EngineLanguage[] = ['EN', 'DE', 'UA', 'RU'];

/** One price of the studio's list. Prices are in major units here and in whole minor units inside sums. */
export type PriceRow = {
  id: string;
  service: string;
  zone: string | null;
  material: string | null;
  carType: string | null;
  price: number;
  priceTo: number | null;
  isFrom: boolean;
  currency: string;
  durationMinutes: number | null;
};

/** Everything the engine may say about a studio. */
export type StudioFacts = {
  name: string;
  address: string;
  phone: string;
  email: string;
  timezone: string;
  currency: string;
  botName: string;
  botLanguage: string;
  greeting: string;
  exampleScript: string;
  rows: readonly PriceRow[];
};

export type QuoteLine = {
  rowId: string;
  label: string;
  price: number;
  priceTo: number | null;
  isFrom: boolean;
};

export type Quote = { lines: QuoteLine[]; total: number; currency: string };

export type Reply = { text: string; choices?: string[]; quote?: Quote };
