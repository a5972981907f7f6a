import type { EngineLanguage } from '../facts.ts';

/** Names of days (Monday first) and months, months as they stand after a day of the month. */
export const CALENDAR_WORDS: Record<
  EngineLanguage,
  {
    days: readonly string[];
    shortDays: readonly string[];
    months: readonly string[];
    closed: string;
    hour: string;
    minute: string;
    workDay: string;
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
    hour: 'h',
    minute: 'min',
    workDay: 'working days',
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
    hour: 'Std.',
    minute: 'Min.',
    workDay: 'Arbeitstage',
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
    hour: 'год',
    minute: 'хв',
    workDay: 'робочих дн.',
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
    hour: 'ч',
    minute: 'мин',
    workDay: 'рабочих дн.',
  },
};
