import { type Weekday, weekdays } from '@glossa/contracts';
import { useCallback } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';

/** 1 January 2024 was a Monday. */
const monday = Date.UTC(2024, 0, 1);

/** Weekdays as the reader's language calls them, with a capital as the start of a row. */
export function useWeekdayName(): (day: Weekday) => string {
  const { locale } = useLanguage();
  return useCallback(
    (day) => {
      const date = new Date(monday + weekdays.indexOf(day) * 24 * 60 * 60_000);
      const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(date);
      return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
    },
    [locale],
  );
}
