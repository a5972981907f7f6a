import type { Language, OwnBooking } from '@glossa/contracts';
import { formatLocaleOf } from '../i18n/language.ts';

/** Days and times in the studio's zone, written as the client's language does. */
export function bookingFormats(language: Language, timeZone: string) {
  const locale = formatLocaleOf(language, timeZone);
  const show = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone, ...options });
    return (instant: string) => format.format(new Date(instant));
  };
  const day = show({ weekday: 'long', day: 'numeric', month: 'long' });
  const time = show({ hour: '2-digit', minute: '2-digit' });
  return {
    locale,
    day: (instant: string) => capital(day(instant), locale),
    time,
    shortDay: show({ weekday: 'short', day: 'numeric', month: 'short' }),
    short: (instant: string) =>
      `${show({ weekday: 'short', day: 'numeric', month: 'short' })(instant)}, ${time(instant)}`,
    /** From and to; a job of days names the day it is done. */
    span: ({ start, end, allDay }: OwnBooking, allDayWord: string) => {
      if (allDay) return allDayWord;
      const isOneDay = day(start) === day(end);
      return `${time(start)} – ${isOneDay ? time(end) : `${day(end)}, ${time(end)}`}`;
    },
  };
}

/** A zone as people call it: by its city. */
export function cityOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

export function fill(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
}

function capital(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
