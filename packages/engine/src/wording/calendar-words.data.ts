import type { EngineLanguage } from '../facts.ts';

/** The forms of a word behind a number, as an object of "takes": "1 годину", "2 години", "5 годин". */
type Counted = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Names of days (Monday first) and months, months as they stand after a day of the month. */
export const CALENDAR_WORDS: Record<
  EngineLanguage,
  {
    days: readonly string[];
    shortDays: readonly string[];
    months: readonly string[];
    closed: string;
    today: string;
    tomorrow: string;
    /** As in "from 9:00". */
    from: string;
    hour: Counted;
    minute: Counted;
    workDay: Counted;
  }
> = {
  EN: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    shortDays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    closed: 'closed',
    today: 'today',
    tomorrow: 'tomorrow',
    from: 'from',
    hour: { one: 'hour', other: 'hours' },
    minute: { one: 'minute', other: 'minutes' },
    workDay: { one: 'working day', other: 'working days' },
  },
  DE: {
    days: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
    shortDays: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
    months: [
      'Januar',
      'Februar',
      'März',
      'April',
      'Mai',
      'Juni',
      'Juli',
      'August',
      'September',
      'Oktober',
      'November',
      'Dezember',
    ],
    closed: 'geschlossen',
    today: 'heute',
    tomorrow: 'morgen',
    from: 'ab',
    hour: { one: 'Stunde', other: 'Stunden' },
    minute: { one: 'Minute', other: 'Minuten' },
    workDay: { one: 'Arbeitstag', other: 'Arbeitstage' },
  },
  UA: {
    days: ['понеділок', 'вівторок', 'середа', 'четвер', 'п’ятниця', 'субота', 'неділя'],
    shortDays: ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'нд'],
    months: [
      'січня',
      'лютого',
      'березня',
      'квітня',
      'травня',
      'червня',
      'липня',
      'серпня',
      'вересня',
      'жовтня',
      'листопада',
      'грудня',
    ],
    closed: 'зачинено',
    today: 'сьогодні',
    tomorrow: 'завтра',
    from: 'з',
    hour: { one: 'годину', few: 'години', other: 'годин' },
    minute: { one: 'хвилину', few: 'хвилини', other: 'хвилин' },
    workDay: { one: 'робочий день', few: 'робочі дні', other: 'робочих днів' },
  },
  RU: {
    days: ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье'],
    shortDays: ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'],
    months: [
      'января',
      'февраля',
      'марта',
      'апреля',
      'мая',
      'июня',
      'июля',
      'августа',
      'сентября',
      'октября',
      'ноября',
      'декабря',
    ],
    closed: 'закрыто',
    today: 'сегодня',
    tomorrow: 'завтра',
    from: 'с',
    hour: { one: 'час', few: 'часа', other: 'часов' },
    minute: { one: 'минуту', few: 'минуты', other: 'минут' },
    workDay: { one: 'рабочий день', few: 'рабочих дня', other: 'рабочих дней' },
  },
};
