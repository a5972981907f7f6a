import type { EngineLanguage } from '../facts.ts';

type RowWords = { total: string; from: string; range: string; insteadOf: string };

export const ROW_WORDS: Record<EngineLanguage, RowWords> = {
  EN: { total: 'Total', from: 'from {price}', range: '{price} to {to}', insteadOf: 'instead of' },
  DE: { total: 'Zusammen', from: 'ab {price}', range: '{price} bis {to}', insteadOf: 'statt' },
  UA: { total: 'Разом', from: 'від {price}', range: '{price} – {to}', insteadOf: 'замість' },
  RU: { total: 'Итого', from: 'от {price}', range: '{price} – {to}', insteadOf: 'вместо' },
};
