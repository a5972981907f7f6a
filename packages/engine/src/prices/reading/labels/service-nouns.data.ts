import type { EngineLanguage } from '../../../facts.ts';

/** What to call a service when the owner only says "we tint": the noun of the trade in each language. */
export const SERVICE_NOUNS: Record<string, Record<EngineLanguage, string>> = {
  tint: { EN: 'Window tint', DE: 'Scheibentönung', UA: 'тонування', RU: 'тонировка' },
  wrap: { EN: 'Wrap', DE: 'Folierung', UA: 'обклеювання', RU: 'оклейка' },
  ppf: { EN: 'PPF', DE: 'Lackschutzfolie', UA: 'антигравійна плівка', RU: 'антигравийная плёнка' },
  polish: { EN: 'Polishing', DE: 'Politur', UA: 'полірування', RU: 'полировка' },
  soundproof: { EN: 'Soundproofing', DE: 'Dämmung', UA: 'шумоізоляція', RU: 'шумоизоляция' },
  wash: { EN: 'Wash', DE: 'Wäsche', UA: 'мийка', RU: 'мойка' },
  clean: { EN: 'Cleaning', DE: 'Reinigung', UA: 'чистка', RU: 'чистка' },
};

/** Verbs by which an owner says what the studio does. */
export const WE_DO: readonly (readonly [string, RegExp])[] = [
  ['tint', /(?<!\p{L})(?:тону[єе]мо|затону[єе]мо|тонируем|затонируем|wir tönen|we tint)(?!\p{L})/iu],
  [
    'wrap',
    /(?<!\p{L})(?:обкле[юї]\p{L}*мо|обклеюємо|оклеиваем|обклеиваем|обтягуємо|обтягиваем|клеїмо|клеим|wir folieren|we wrap)(?!\p{L})/iu,
  ],
  ['soundproof', /(?<!\p{L})(?:шумоізолю[єе]мо|шумоизолируем|шумим|шумимо)(?!\p{L})/iu],
  ['ppf', /(?<!\p{L})(?:бронюємо|бронируем)(?!\p{L})/iu],
  ['polish', /(?<!\p{L})(?:поліру[єе]мо|полируем|wir polieren|we polish)(?!\p{L})/iu],
  ['wash', /(?<!\p{L})(?:миємо|моем|wir waschen|we wash)(?!\p{L})/iu],
  ['clean', /(?<!\p{L})(?:чистимо|чистим|wir reinigen|we clean)(?!\p{L})/iu],
];
