import type { Language } from '@glossa/contracts';

type ReminderWords = {
  subject: string;
  body: string;
  /** What stands between the greeting and a name. */
  beforeName: string;
  /** In a line, for where there is room for one. */
  short: string;
  /** What a client can answer with a tap. */
  choices: readonly string[];
};

/** What a reminder says, by language. The words in braces are filled in. */
export const reminderWords: Record<Language, ReminderWords> = {
  EN: {
    subject: 'See you on {day} at {time}: {studio}',
    body: 'Hello{name},\n\nyour appointment is coming up:\n\n{service}\n{day}, {time}\n{studio}\n{address}\n\nTo see, move or cancel it:\n{link}\n',
    beforeName: ' ',
    short: '{day}, {time}: {service}',
    choices: ['I’m coming', 'Move my booking'],
  },
  DE: {
    subject: 'Bis {day} um {time} Uhr: {studio}',
    body: 'Guten Tag{name},\n\nIhr Termin steht bevor:\n\n{service}\n{day}, {time} Uhr\n{studio}\n{address}\n\nAnsehen, verschieben oder absagen:\n{link}\n',
    beforeName: ' ',
    short: '{day}, {time} Uhr: {service}',
    choices: ['Ich komme', 'Termin verschieben'],
  },
  UA: {
    subject: 'Чекаємо на вас: {day}, {time}, {studio}',
    body: 'Вітаємо{name}!\n\nНагадуємо про ваш запис:\n\n{service}\n{day}, {time}\n{studio}\n{address}\n\nПереглянути, перенести або скасувати:\n{link}\n',
    beforeName: ', ',
    short: '{day}, {time}: {service}',
    choices: ['Так, буду', 'Перенести запис'],
  },
  RU: {
    subject: 'Ждём вас: {day}, {time}, {studio}',
    body: 'Здравствуйте{name}!\n\nНапоминаем о вашей записи:\n\n{service}\n{day}, {time}\n{studio}\n{address}\n\nПосмотреть, перенести или отменить:\n{link}\n',
    beforeName: ', ',
    short: '{day}, {time}: {service}',
    choices: ['Да, буду', 'Перенести запись'],
  },
};

/** Where the client's language is not known, the one spoken where the studio is. */
export const languageOfCountry: Record<string, Language> = { DE: 'DE', AT: 'DE', CH: 'DE', UA: 'UA' };
