import { type Language, languages, localeOf, priceNotations, type Quote } from '@glossa/contracts';
import { useMemo } from 'react';
import { dateFormat } from '../time/date-format.ts';
import { useLanguage } from './use-language.ts';

/** Dates, times, numbers and money the way the reader's language writes them. */
export function useFormat() {
  const { locale } = useLanguage();
  return useMemo(() => formatsOf(locale), [locale]);
}

export function formatsOf(locale: string) {
  const region = locale === 'en' ? 'en-GB' : locale;
  const show = (options: Intl.DateTimeFormatOptions) => (instant: string | Date, timeZone?: string) =>
    dateFormat(region, { ...options, ...(timeZone ? { timeZone } : {}) }).format(new Date(instant));
  const money = (value: number, currency: string) => {
    const digits = Number.isInteger(value) ? 0 : 2;
    return new Intl.NumberFormat(region, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value);
  };
  const notation = priceNotations[languages.find((language) => localeOf[language] === locale) ?? 'EN'];
  const price = ({ price: amount, priceTo, isFrom, currency }: Priced) => {
    const from = money(amount, currency);
    if (priceTo !== null)
      return notation.range.replace('{price}', from).replace('{to}', money(priceTo, currency));
    return isFrom ? notation.from.replace('{price}', from) : from;
  };
  const monthYear = show({ month: 'long', year: 'numeric' });
  const longDate = show({ weekday: 'long', day: 'numeric', month: 'long' });
  return {
    date: show({ day: 'numeric', month: 'short', year: 'numeric' }),
    /** Begins a line, so its first letter is a capital in every language. */
    longDate: (instant: string | Date, timeZone?: string) => capitalised(longDate(instant, timeZone), region),
    dayMonth: show({ day: 'numeric', month: 'short' }),
    /** Begins a line, as a long date does. */
    monthYear: (instant: string | Date) => capitalised(monthYear(instant), region),
    weekday: show({ weekday: 'short' }),
    shortDay: show({ weekday: 'short', day: 'numeric', month: 'short' }),
    time: show({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    languageName: (language: Language) =>
      new Intl.DisplayNames(region, { type: 'language' }).of(localeOf[language]) ?? language,
    number: (value: number) => new Intl.NumberFormat(region).format(value),
    /** How long somebody waited, in the unit one would say it in: 40 s, 12 min, 3 h. */
    wait: (seconds: number) => {
      const { unit, length } = waitUnits.find(({ below }) => seconds < below) ?? longestWait;
      const value = Math.round(seconds / length);
      return new Intl.NumberFormat(region, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
    },
    money,
    /** A price as it is said: with "from" or as a range where it is one. */
    price,
    /** A sum is only as exact as its parts. */
    total: ({ total, currency, lines }: Quote) =>
      price({
        price: total,
        priceTo: null,
        isFrom: lines.some(({ isFrom, priceTo }) => isFrom || priceTo !== null),
        currency,
      }),
  };
}

type Priced = { price: number; priceTo: number | null; isFrom: boolean; currency: string };

const waitUnits = [
  { unit: 'second', length: 1, below: 59.5 },
  { unit: 'minute', length: 60, below: 59.5 * 60 },
];
const longestWait = { unit: 'hour', length: 3600 };

function capitalised(text: string, locale: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(locale) + rest.join('');
}
