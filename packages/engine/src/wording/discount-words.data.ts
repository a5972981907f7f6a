import type { EngineLanguage } from '../facts.ts';

type DiscountWords = { first: string; together: string; from: string; until: string; percent: string };

/** The conditions of a discount, as they stand behind its name one after the other. */
export const DISCOUNT_WORDS: Record<EngineLanguage, DiscountWords> = {
  EN: {
    first: 'first visit',
    together: 'booked together',
    from: 'from {day}',
    until: 'until {day}',
    percent: '{value}%',
  },
  DE: {
    first: 'beim ersten Besuch',
    together: 'zusammen gebucht',
    from: 'ab {day}',
    until: 'bis {day}',
    percent: '{value} %',
  },
  UA: {
    first: 'на перший візит',
    together: 'за одне замовлення',
    from: 'з {day}',
    until: 'до {day}',
    percent: '{value} %',
  },
  RU: {
    first: 'на первый визит',
    together: 'одним заказом',
    from: 'с {day}',
    until: 'до {day}',
    percent: '{value} %',
  },
};
