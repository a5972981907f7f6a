import type { Currency } from './currencies.ts';

/** Where studios are likely to be, with what is paid there: Europe and its neighbours, and the larger English-speaking markets. */
const currencyByCountry: Readonly<Record<string, Currency>> = {
  ...inCurrency('EUR', 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM XK'),
  ...{ AE: 'AED', AL: 'ALL', AM: 'AMD', AU: 'AUD', AZ: 'AZN', BA: 'BAM', BY: 'BYN', CA: 'CAD', CH: 'CHF' },
  ...{ CZ: 'CZK', DK: 'DKK', GB: 'GBP', GE: 'GEL', HU: 'HUF', IL: 'ILS', IS: 'ISK', KG: 'KGS', KZ: 'KZT' },
  ...{ LI: 'CHF', MD: 'MDL', MK: 'MKD', NO: 'NOK', NZ: 'NZD', PL: 'PLN', RO: 'RON', RS: 'RSD', RU: 'RUB' },
  ...{ SE: 'SEK', TJ: 'TJS', TR: 'TRY', UA: 'UAH', US: 'USD', UZ: 'UZS', ZA: 'ZAR' },
};

export const countries: readonly string[] = Object.keys(currencyByCountry).toSorted();

/** What is paid in a country; null for one that is not known. */
export function currencyOf(country: string): Currency | null {
  return currencyByCountry[country] ?? null;
}

/** Which country a browser's time zone most likely stands for; null where nothing is likely. */
export function countryOfZone(timezone: string): string | null {
  return countryByZone.get(timezone) ?? null;
}

/** The zone most of a country lives in. */
export function zoneOfCountry(country: string): string | null {
  return zonesByCountry[country]?.split(' ')[0] ?? null;
}

function inCurrency(currency: Currency, list: string): Record<string, Currency> {
  return Object.fromEntries(list.split(' ').map((country) => [country, currency]));
}

const zonesByCountry: Readonly<Record<string, string>> = {
  AE: 'Asia/Dubai',
  AM: 'Asia/Yerevan',
  AT: 'Europe/Vienna',
  AU: 'Australia/Sydney Australia/Melbourne Australia/Brisbane Australia/Perth',
  AZ: 'Asia/Baku',
  BE: 'Europe/Brussels',
  BG: 'Europe/Sofia',
  BY: 'Europe/Minsk',
  CA: 'America/Toronto America/Vancouver America/Edmonton America/Winnipeg America/Halifax',
  CH: 'Europe/Zurich',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin Europe/Busingen',
  DK: 'Europe/Copenhagen',
  EE: 'Europe/Tallinn',
  ES: 'Europe/Madrid',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  GE: 'Asia/Tbilisi',
  GR: 'Europe/Athens',
  HR: 'Europe/Zagreb',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin',
  IL: 'Asia/Jerusalem',
  IT: 'Europe/Rome',
  KG: 'Asia/Bishkek',
  KZ: 'Asia/Almaty Asia/Qyzylorda Asia/Aqtobe',
  LT: 'Europe/Vilnius',
  LU: 'Europe/Luxembourg',
  LV: 'Europe/Riga',
  MD: 'Europe/Chisinau',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  NZ: 'Pacific/Auckland',
  PL: 'Europe/Warsaw',
  PT: 'Europe/Lisbon',
  RO: 'Europe/Bucharest',
  RS: 'Europe/Belgrade',
  RU: 'Europe/Moscow Europe/Kaliningrad Europe/Samara Asia/Yekaterinburg Asia/Omsk Asia/Novosibirsk Asia/Krasnoyarsk Asia/Irkutsk Asia/Vladivostok',
  SE: 'Europe/Stockholm',
  SI: 'Europe/Ljubljana',
  SK: 'Europe/Bratislava',
  TR: 'Europe/Istanbul',
  UA: 'Europe/Kyiv Europe/Kiev Europe/Uzhgorod Europe/Zaporozhye',
  US: 'America/New_York America/Chicago America/Denver America/Phoenix America/Los_Angeles',
  UZ: 'Asia/Tashkent',
};

const countryByZone = new Map(
  Object.entries(zonesByCountry).flatMap(([country, zones]) =>
    zones.split(' ').map((zone) => [zone, country] as const),
  ),
);
