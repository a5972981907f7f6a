import { useLanguage } from '../../i18n/use-language.ts';
import { dateFormat } from '../../time/date-format.ts';
import { addDays, type CalendarViewName, type ShownSpan } from './shown-span.ts';

/** What is on screen, as one would say it: March 2026, 23–29 March 2026, Thursday, 12 March 2026. */
export function useSpanTitle(view: CalendarViewName, date: string, { first, days }: ShownSpan): string {
  const { locale } = useLanguage();
  const region = locale === 'en' ? 'en-GB' : locale;
  const at = (day: string) => new Date(`${day}T12:00:00Z`);
  const show = (options: Intl.DateTimeFormatOptions) => dateFormat(region, { timeZone: 'UTC', ...options });
  const full = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  if (view === 'month') return capital(show({ month: 'long', year: 'numeric' }).format(at(date)), region);
  if (days === 1) return capital(show({ weekday: 'long', ...full }).format(at(date)), region);
  return show(full).formatRange(at(first), at(addDays(first, days - 1)));
}

function capital(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
