import { type Language, localeOf } from '@glossa/contracts';
import type { Mail, SendMail } from '../../../mail/outbox.ts';
import { carLineOf } from '../domain/car-line.ts';
import type { Remind, Reminder } from './remind.ts';
import { languageOfCountry, reminderWords } from './reminder-words.data.ts';

export function remindByMail(sendMail: SendMail): Remind {
  return async (tx, reminder) => {
    if (reminder.event.customerEmail === '') return false;
    await sendMail(tx, reminderMail(reminder));
    return true;
  };
}

/** The reminder for a chat: the same words, without a subject. */
export function reminderText(reminder: Reminder): string {
  return reminderMail(reminder).body.trim();
}

/** The mail in the client's language, with the studio's own time. */
export function reminderMail({ event, partner, manageUrl }: Reminder): Mail {
  const { timezone, country } = partner.config;
  const language: Language = event.language ?? languageOfCountry[country] ?? 'EN';
  const show = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === 'EN' ? 'en-GB' : localeOf[language], {
      timeZone: timezone,
      ...options,
    }).format(event.startsAt);
  const values: Record<string, string> = {
    day: show({ weekday: 'long', day: 'numeric', month: 'long' }),
    time: show({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    zone: timezone,
    studio: partner.name,
    address: partner.address,
    service: [event.service || event.title, carLineOf(event)].filter(Boolean).join('\n'),
    name: event.customerName ? ` ${event.customerName}` : '',
    link: manageUrl,
  };
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  const { subject, body } = reminderWords[language];
  return { recipient: event.customerEmail, subject: fill(subject), body: fill(body), kind: 'reminder' };
}
