/**
 * Signs and words that several currencies share, by the currency they are read as at first: whose else they may be, and
 * what says that the first one is meant after all.
 */
export const SHARED_SIGNS: Readonly<Record<string, { others: readonly string[]; isMeant: RegExp }>> = {
  USD: {
    others: [
      ...['CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD', 'MXN', 'ARS', 'CLP', 'COP', 'UYU', 'DOP', 'BBD', 'BSD'],
      ...['BZD', 'BMD', 'BND', 'FJD', 'GYD', 'JMD', 'KYD', 'LRD', 'NAD', 'SBD', 'SRD', 'TTD', 'XCD'],
    ],
    isMeant: /us\$|us dollar|(?<!\p{L})usd(?!\p{L})|американск|(?<!\p{L})[уy]\.?\s?[еe]\.?(?!\p{L})/iu,
  },
  GBP: {
    others: ['GIP', 'FKP', 'SHP', 'EGP', 'LBP', 'SDG', 'SSP', 'SYP'],
    isMeant: /(?<!\p{L})gbp(?!\p{L})|sterling|(?<!\p{L})quid(?!\p{L})/iu,
  },
  RUB: { others: ['BYN'], isMeant: /₽|(?<!\p{L})rub(?!\p{L})|российск|рос\.?\s?руб/iu },
  CZK: { others: ['SEK', 'NOK', 'DKK', 'ISK'], isMeant: /kč|(?<!\p{L})czk(?!\p{L})|чешс/iu },
  JPY: { others: ['CNY'], isMeant: /円|(?<!\p{L})jpy(?!\p{L})/iu },
  MDL: { others: ['RON'], isMeant: /(?<!\p{L})mdl(?!\p{L})|молдав/iu },
  AZN: { others: ['TMT'], isMeant: /₼|(?<!\p{L})azn(?!\p{L})/iu },
};
