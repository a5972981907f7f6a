import type { EngineLanguage } from '../facts.ts';

/** What a service is called in each language, by the meanings its name must have; the first that fits is taken. */
export const SERVICE_GLOSSES: readonly (readonly [string, Readonly<Record<EngineLanguage, string>>])[] = [
  [
    'tint remove',
    { EN: 'tint removal', DE: 'Tönung entfernen', UA: 'зняття тонування', RU: 'снятие тонировки' },
  ],
  ['tint', { EN: 'window tinting', DE: 'Scheibentönung', UA: 'тонування скла', RU: 'тонировка стёкол' }],
  [
    'ppf',
    { EN: 'paint protection film', DE: 'Lackschutzfolie', UA: 'захисна плівка', RU: 'защитная плёнка' },
  ],
  ['wrap full', { EN: 'full wrap', DE: 'Vollfolierung', UA: 'повне обклеювання', RU: 'полная оклейка' }],
  ['wrap', { EN: 'wrap', DE: 'Folierung', UA: 'обклеювання плівкою', RU: 'оклейка плёнкой' }],
  [
    'polish headlights',
    { EN: 'headlight polishing', DE: 'Scheinwerferpolitur', UA: 'полірування фар', RU: 'полировка фар' },
  ],
  [
    'restore headlights',
    {
      EN: 'headlight restoration',
      DE: 'Scheinwerferaufbereitung',
      UA: 'відновлення фар',
      RU: 'восстановление фар',
    },
  ],
  ['polish', { EN: 'paint polishing', DE: 'Lackpolitur', UA: 'полірування кузова', RU: 'полировка кузова' }],
  [
    'ceramic coat',
    {
      EN: 'ceramic coating',
      DE: 'Keramikversiegelung',
      UA: 'керамічне покриття',
      RU: 'керамическое покрытие',
    },
  ],
  ['coat rims', { EN: 'wheel coating', DE: 'Felgenversiegelung', UA: 'захист дисків', RU: 'защита дисков' }],
  [
    'clean interior',
    { EN: 'interior cleaning', DE: 'Innenreinigung', UA: 'хімчистка салону', RU: 'химчистка салона' },
  ],
  [
    'detail full',
    { EN: 'full detail', DE: 'Komplettaufbereitung', UA: 'повний детейлінг', RU: 'полный детейлинг' },
  ],
  ['wash engine', { EN: 'engine wash', DE: 'Motorwäsche', UA: 'мийка двигуна', RU: 'мойка двигателя' }],
  [
    'clean engine',
    { EN: 'engine bay cleaning', DE: 'Motorraumreinigung', UA: 'чистка двигуна', RU: 'чистка двигателя' },
  ],
  ['wash', { EN: 'car wash', DE: 'Autowäsche', UA: 'мийка авто', RU: 'мойка авто' }],
  ['ozone', { EN: 'ozone treatment', DE: 'Ozonbehandlung', UA: 'озонування', RU: 'озонация' }],
  ['leather', { EN: 'leather care', DE: 'Lederpflege', UA: 'догляд за шкірою', RU: 'уход за кожей' }],
  ['wax', { EN: 'waxing', DE: 'Wachsen', UA: 'покриття воском', RU: 'покрытие воском' }],
];
