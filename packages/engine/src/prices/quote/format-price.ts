import type { EngineLanguage } from '../../facts.ts';
import { remembering } from '../../words/remembering.ts';

/** A price as the language writes it: "1.200 €", "$1,200", "1 200 ₴". */
export function formatPrice(price: number, currency: string, language: EngineLanguage): string {
  return WRITTEN(`${language} ${price} ${currency}`);
}

/** A reply is proved by writing its prices in all languages, and a list has few prices. */
const WRITTEN = remembering((key) => {
  const [language = '', price = ''] = key.split(' ', 2);
  const currency = key.slice(language.length + price.length + 2);
  const amount = Number(price);
  return formatter(LOCALES[language] ?? 'en-US', currency, Number.isInteger(amount)).format(amount);
});

const LOCALES: Readonly<Record<string, string>> = { EN: 'en-US', DE: 'de-DE', UA: 'uk-UA', RU: 'ru-RU' };
const FORMATTERS = new Map<string, Intl.NumberFormat>();

function formatter(locale: string, currency: string, whole: boolean): Intl.NumberFormat {
  const key = `${locale} ${currency} ${whole}`;
  const known = FORMATTERS.get(key) ?? newFormatter(locale, currency, whole);
  FORMATTERS.set(key, known);
  return known;
}

function newFormatter(locale: string, currency: string, whole: boolean): Intl.NumberFormat {
  const digits = whole ? 0 : 2;
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  if (!/^[A-Z]{3}$/.test(currency)) return new Intl.NumberFormat(locale, style);
  return new Intl.NumberFormat(locale, {
    ...style,
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
}
