import type { Language } from './languages.ts';

/** How a language writes a price that is not one figure. Assistant, chat and panel write it alike. */
export const priceNotations: Record<Language, { from: string; range: string }> = {
  EN: { from: 'from {price}', range: '{price} to {to}' },
  DE: { from: 'ab {price}', range: '{price} bis {to}' },
  UA: { from: 'від {price}', range: '{price} – {to}' },
  RU: { from: 'от {price}', range: '{price} – {to}' },
};
