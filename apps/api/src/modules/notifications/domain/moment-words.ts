import { type Language, localeOf } from '@glossa/contracts';

/** "Thu 19 Nov, 08:00": for a line that says more than the time. */
export function shortMoment(instant: string, language: Language, timeZone: string): string {
  return show(instant, language, { timeZone, weekday: 'short', month: 'short' });
}

/** "Thursday 19 November at 08:00": for a line of its own. */
export function longMoment(instant: string, language: Language, timeZone: string): string {
  return show(instant, language, { timeZone, weekday: 'long', month: 'long' });
}

function show(instant: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language === 'EN' ? 'en-GB' : localeOf[language], {
    ...options,
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant));
}
