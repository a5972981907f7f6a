import type { Language } from '@glossa/contracts';

/** What a client is told when the studio changes a booking. The words in braces are filled in. */
export type ChangeWords = {
  moved: string;
  lasts: string;
  cancelled: string;
  subject: string;
  cancelledSubject: string;
  manage: string;
};

export const changeWords: Record<Language, ChangeWords> = {
  EN: {
    moved: 'We had to move your appointment: {service}, now {day}, {from} to {to}. Does that suit you?',
    lasts: 'A change to your appointment on {day}: {service} now takes from {from} to {to}.',
    cancelled:
      'We are sorry, we have to cancel your appointment: {service}, {day}, {from}. We will gladly find you a new time.',
    subject: 'Your appointment has changed: {day}, {from}, {studio}',
    cancelledSubject: 'Your appointment on {day} is cancelled: {studio}',
    manage: 'Everything about your appointment:',
  },
  DE: {
    moved:
      'Wir mussten Ihren Termin verschieben: {service}, jetzt {day}, {from} bis {to} Uhr. Passt Ihnen das?',
    lasts: 'Eine Änderung zu Ihrem Termin am {day}: {service} dauert jetzt von {from} bis {to} Uhr.',
    cancelled:
      'Leider müssen wir Ihren Termin absagen: {service}, {day}, {from} Uhr. Gern finden wir eine neue Zeit für Sie.',
    subject: 'Ihr Termin hat sich geändert: {day}, {from} Uhr, {studio}',
    cancelledSubject: 'Ihr Termin am {day} ist abgesagt: {studio}',
    manage: 'Alles zu Ihrem Termin:',
  },
  UA: {
    moved: 'Нам довелося перенести ваш запис: {service}, тепер {day}, {from}–{to}. Вам зручно?',
    lasts: 'Зміна у вашому записі, {day}: {service} тепер триватиме з {from} до {to}.',
    cancelled:
      'На жаль, ми змушені скасувати ваш запис: {service}, {day}, {from}. Охоче підберемо для вас інший час.',
    subject: 'Ваш запис змінено: {day}, {from}, {studio}',
    cancelledSubject: 'Ваш запис скасовано: {day}, {studio}',
    manage: 'Усе про ваш запис:',
  },
  RU: {
    moved: 'Нам пришлось перенести вашу запись: {service}, теперь {day}, {from}–{to}. Вам удобно?',
    lasts: 'Изменение в вашей записи, {day}: {service} теперь займёт время с {from} до {to}.',
    cancelled:
      'К сожалению, мы вынуждены отменить вашу запись: {service}, {day}, {from}. С радостью подберём другое время.',
    subject: 'Ваша запись изменена: {day}, {from}, {studio}',
    cancelledSubject: 'Ваша запись отменена: {day}, {studio}',
    manage: 'Всё о вашей записи:',
  },
};
