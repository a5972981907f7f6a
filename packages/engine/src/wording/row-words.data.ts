import type { EngineLanguage } from '../facts.ts';

export const ROW_WORDS: Record<EngineLanguage, { total: string; from: string; range: string }> = {
  EN: { total: 'Total', from: 'from {price}', range: '{price} to {to}' },
  DE: { total: 'Zusammen', from: 'ab {price}', range: '{price} bis {to}' },
  UA: { total: 'Разом', from: 'від {price}', range: '{price} – {to}' },
  RU: { total: 'Итого', from: 'от {price}', range: '{price} – {to}' },
};
