import type { Currency, Language, PartnerConfigPatch } from '@glossa/contracts';

/** service, zone, material, minutes, and a price per car type (a figure alone: the car does not matter). */
export type DemoPrice = {
  service: string;
  zone?: string;
  material?: string;
  minutes: number;
  isFrom?: boolean;
  prices: Record<string, number> | number;
};

/** day: of the week, from Monday as 0; bay: which of the two; hours in the studio's time. */
export type DemoEvent = {
  day: number;
  bay: number;
  from: string;
  to: string;
  title: string;
  service: string;
  source: 'BOT' | 'OWNER';
};

/** A studio that visitors of one language can talk to. */
export type DemoStudio = {
  language: Language;
  email: string;
  name: string;
  address: string;
  botName: string;
  botLanguage: string;
  exampleScript: string;
  config: PartnerConfigPatch & { currency: Currency };
  bays: readonly [string, string];
  prices: readonly DemoPrice[];
  events: readonly DemoEvent[];
  /** What a client asks on the start page; the answers are the engine's. */
  questions: readonly string[];
};
