import { type Language, localeOf } from '@glossa/contracts';
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
  const longDate = show({ weekday: 'long', day: 'numeric', month: 'long' });
  return {
    date: show({ day: 'numeric', month: 'short', year: 'numeric' }),
    /** Begins a line, so its first letter is a capital in every language. */
    longDate: (instant: string | Date, timeZone?: string) => capitalised(longDate(instant, timeZone), region),
    shortDay: show({ weekday: 'short', day: 'numeric', month: 'short' }),
    time: show({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    languageName: (language: Language) =>
      new Intl.DisplayNames(region, { type: 'language' }).of(localeOf[language]) ?? language,
    number: (value: number) => new Intl.NumberFormat(region).format(value),
    money: (value: number, currency: string) =>
      new Intl.NumberFormat(region, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
      }).format(value),
  };
}

function capitalised(text: string, locale: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(locale) + rest.join('');
}
