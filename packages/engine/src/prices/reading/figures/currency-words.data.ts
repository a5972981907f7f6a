/** How owners write a currency, as patterns; letters must not touch them on either side. */
export const CURRENCY_PATTERNS: readonly (readonly [string, string])[] = [
  ['EUR', '€|eur(?:o|os)?|евро|євро|ев\\.?'],
  ['USD', 'us\\$|\\$|usd|dollars?|bucks?|долл?\\p{L}*\\.?|дол\\.?|баксо?\\p{L}*|[уy]\\.?\\s?[еe]\\.?'],
  ['GBP', '£|gbp|pounds?|quid|фунт\\p{L}*'],
  ['UAH', '₴|uah|грн\\.?|гривен\\p{L}*|гривн\\p{L}*|hrn|grn|гр\\.?'],
  ['RUB', '₽|rub|руб\\.?|рубл\\p{L}*|р\\.?|рупій'],
  ['PLN', 'zł|zl|pln|злот\\p{L}*|zlot\\p{L}*|зл\\.?'],
  ['CHF', 'chf|sfr\\.?|fr\\.?|franken'],
  ['CZK', 'kč|czk|крон\\p{L}*'],
  ['KZT', '₸|kzt|тенге|тг\\.?'],
  ['BYN', 'byn|бел\\.?\\s?руб\\p{L}*'],
  ['MDL', 'mdl|лей|леев'],
  ['GEL', '₾|gel|лари'],
  ['CAD', 'cad|c\\$'],
  ['AUD', 'aud|a\\$'],
];

/** Codes that shout like words of a list: "5 TOP", "ALL 300". They are only read where the studio's currency is theirs. */
export const WORDS_LIKE_CODES: readonly string[] = [
  'ALL',
  'TOP',
  'CUP',
  'SOS',
  'MOP',
  'PEN',
  'VES',
  'BAM',
  'LAK',
];
