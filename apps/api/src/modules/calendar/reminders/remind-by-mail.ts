import { type Language, localeOf } from '@glossa/contracts';
import type { Mail, SendMail } from '../../../mail/outbox.ts';
import { bookingWords } from '../domain/booked-words.ts';
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

/** What a client can answer with a tap. */
export function reminderChoices(reminder: Reminder): string[] {
  return [...reminderWords[languageOf(reminder)].choices];
}

/** The mail in the client's language, with the studio's own time: it is where the client will be. */
export function reminderMail(reminder: Reminder): Mail {
  const { subject, body } = fillReminder(reminder);
  return { recipient: reminder.event.customerEmail, subject, body, kind: 'reminder' };
}

function languageOf({ event, partner }: Reminder): Language {
  return event.language ?? languageOfCountry[partner.config.country] ?? 'EN';
}

/** Every wording of a reminder with its gaps filled. */
export function fillReminder(reminder: Reminder): { subject: string; body: string; short: string } {
  const { event, partner, manageUrl } = reminder;
  const { timezone } = partner.config;
  const language = languageOf(reminder);
  const show = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === 'EN' ? 'en-GB' : localeOf[language], {
      timeZone: timezone,
      ...options,
    }).format(event.startsAt);
  const { service, car } = bookingWords(event, language);
  const { subject, body, short, beforeName } = reminderWords[language];
  const values: Record<string, string> = {
    day: show({ weekday: 'long', day: 'numeric', month: 'long' }),
    time: show({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    studio: partner.name,
    address: partner.address,
    service: [service, car].filter(Boolean).join('\n'),
    name: event.customerName && beforeName + event.customerName,
    link: manageUrl,
  };
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  return { subject: fill(subject), body: fill(body), short: fill(short).replaceAll('\n', ', ') };
}
