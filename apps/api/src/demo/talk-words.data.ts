import type { Language } from '@glossa/contracts';

export type TalkWords = { assistant: string; client: string; quote: string; from: string; total: string };

/** The few words around a talk on the start page; what is said in it is the engine's. */
export const talkWords: Record<Language, TalkWords> = {
  EN: { assistant: 'AI assistant', client: 'Client', quote: 'Quote', from: 'from', total: 'Total' },
  DE: { assistant: 'KI-Assistent', client: 'Kunde', quote: 'Angebot', from: 'ab', total: 'Gesamt' },
  UA: { assistant: 'ШІ-помічник', client: 'Клієнт', quote: 'Розрахунок', from: 'від', total: 'Разом' },
  RU: { assistant: 'ИИ-помощник', client: 'Клиент', quote: 'Расчёт', from: 'от', total: 'Итого' },
};
