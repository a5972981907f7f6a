import { Temporal } from 'temporal-polyfill';
import type { EngineLanguage, StudioFacts } from '../facts.ts';
import { CALENDAR_WORDS } from './calendar-words.data.ts';

/** Where and how times are shown: the studio's zone, the client's language. */
export type Clockwork = { language: EngineLanguage; timezone: string; isTwelveHour: boolean };

export function clockworkOf(studio: StudioFacts, language: EngineLanguage): Clockwork {
  const isAmerican = studio.country?.toUpperCase() === 'US' || studio.timezone.startsWith('America/');
  return { language, timezone: studio.timezone, isTwelveHour: language === 'EN' && isAmerican };
}

/** "Freitag, 13. März, 9:00 Uhr", "Friday, 13 March, 9:00", "п’ятниця, 13 березня, 9:00". */
export function formatInstant(instant: string, clockwork: Clockwork): string {
  const local = /(?:Z|[+-]\d{2}:\d{2})$/.test(instant)
    ? Temporal.Instant.from(instant).toZonedDateTimeISO(clockwork.timezone).toPlainDateTime()
    : Temporal.PlainDateTime.from(instant);
  return `${formatDay(local.toPlainDate(), clockwork)}, ${formatClock(local.toPlainTime(), clockwork)}`;
}

export function formatDay(date: Temporal.PlainDate, { language, isTwelveHour }: Clockwork): string {
  const { days, months } = CALENDAR_WORDS[language];
  const [weekday, month] = [days[date.dayOfWeek - 1] ?? '', months[date.month - 1] ?? ''];
  if (language === 'DE') return `${weekday}, ${date.day}. ${month}`;
  return isTwelveHour ? `${weekday}, ${month} ${date.day}` : `${weekday}, ${date.day} ${month}`;
}

export function formatClock(time: Temporal.PlainTime, { language, isTwelveHour }: Clockwork): string {
  const minute = String(time.minute).padStart(2, '0');
  if (isTwelveHour) return `${time.hour % 12 || 12}:${minute} ${time.hour < 12 ? 'am' : 'pm'}`;
  return language === 'DE' ? `${time.hour}:${minute} Uhr` : `${time.hour}:${minute}`;
}

/** The hour of an instant alone: "18:00 Uhr". */
export function formatHour(instant: string, clockwork: Clockwork): string {
  return formatClock(localOf(instant, clockwork).toPlainTime(), clockwork);
}

/** When it opens again, as one says it today: "morgen ab 9:00 Uhr", "Monday, 18 May, from 9:00". */
export function formatOpening(opens: string, now: string, clockwork: Clockwork): string {
  const { today, tomorrow, from } = CALENDAR_WORDS[clockwork.language];
  const date = localOf(opens, clockwork).toPlainDate();
  const days = localOf(now, clockwork).toPlainDate().until(date).total('days');
  const day = days === 0 ? today : days === 1 ? tomorrow : `${formatDay(date, clockwork)},`;
  return `${day} ${from} ${formatHour(opens, clockwork)}`;
}

function localOf(instant: string, { timezone }: Clockwork): Temporal.PlainDateTime {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timezone).toPlainDateTime();
}

/** The local date of an instant, or of a time that is local already. */
export function localDay(instant: string, timezone: string): string {
  if (!/(?:Z|[+-]\d{2}:\d{2})$/.test(instant)) return instant.slice(0, 10);
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timezone).toPlainDate().toString();
}

/** The day of a month: "13 March", "13. März". */
export function formatDate(date: Temporal.PlainDate, { language, isTwelveHour }: Clockwork): string {
  const month = CALENDAR_WORDS[language].months[date.month - 1] ?? '';
  if (language === 'DE') return `${date.day}. ${month}`;
  return isTwelveHour ? `${month} ${date.day}` : `${date.day} ${month}`;
}

/** Slots grouped by day: "Friday, 13 March: 9:00, 11:00; Saturday, 14 March: 10:00". */
export function formatSlots(starts: readonly string[], clockwork: Clockwork): string {
  const locals = starts.map((start) => Temporal.Instant.from(start).toZonedDateTimeISO(clockwork.timezone));
  const byDay = Map.groupBy(locals, (local) => local.toPlainDate().toString());
  return [...byDay]
    .map(
      ([day, times]) =>
        `${formatDay(Temporal.PlainDate.from(day), clockwork)}: ${times.map((time) => formatClock(time.toPlainTime(), clockwork)).join(', ')}`,
    )
    .join('; ');
}

/** The days alone, each once: "Friday, 13 March; Saturday, 14 March". */
export function formatDays(starts: readonly string[], clockwork: Clockwork): string {
  const days = starts.map((start) =>
    Temporal.Instant.from(start).toZonedDateTimeISO(clockwork.timezone).toPlainDate().toString(),
  );
  return [...new Set(days)].map((day) => formatDay(Temporal.PlainDate.from(day), clockwork)).join('; ');
}

/** A short form for buttons: "Fr, 13. März, 9:00 Uhr". */
export function formatChoice(start: string, clockwork: Clockwork): string {
  const { days, shortDays } = CALENDAR_WORDS[clockwork.language];
  const local = Temporal.Instant.from(start).toZonedDateTimeISO(clockwork.timezone);
  const at = local.dayOfWeek - 1;
  return formatInstant(start, clockwork).replace(days[at] ?? '', shortDays[at] ?? '');
}

/** "3 hours", "2 Stunden 30 Minuten"; more than a day's work is said in working days. */
export function formatMinutes(minutes: number, language: EngineLanguage): string {
  const count = (number: number, unit: 'hour' | 'minute' | 'workDay') => {
    const forms = CALENDAR_WORDS[language][unit];
    return `${number} ${forms[PLURALS[language].select(number)] ?? forms.other}`;
  };
  if (minutes > LONGEST_DAY) return count(Math.ceil(minutes / WORKING_DAY), 'workDay');
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? count(hours, 'hour') : '', rest > 0 ? count(rest, 'minute') : '']
    .filter(Boolean)
    .join(' ');
}

const PLURALS: Record<EngineLanguage, Intl.PluralRules> = {
  EN: new Intl.PluralRules('en'),
  DE: new Intl.PluralRules('de'),
  UA: new Intl.PluralRules('uk'),
  RU: new Intl.PluralRules('ru'),
};

const WORKING_DAY = 8 * 60;
const LONGEST_DAY = 12 * 60;
