import type { CalendarEvent } from '@glossa/contracts';
import { Temporal } from 'temporal-polyfill';
import type { Database } from '../../../db/database.ts';
import type { SendMail } from '../../../mail/outbox.ts';
import { findOwnerEmail, type StoredPartner } from '../../partners/index.ts';

type News = {
  partner: StoredPartner;
  event: CalendarEvent;
  what: 'moved' | 'cancelled';
  calendarUrl: string;
};

/** The studio learns at once what a client changed alone. */
export async function tellOwner(db: Database, sendMail: SendMail, news: News): Promise<void> {
  const { partner, event, what, calendarUrl } = news;
  const recipient = partner.config.contactEmail || (await findOwnerEmail(db, partner.id));
  if (!recipient) return;
  const when = Temporal.Instant.from(event.start)
    .toZonedDateTimeISO(partner.config.timezone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replace('T', ' ');
  const client = [event.customerName, event.customerPhone].filter(Boolean).join(', ');
  const lines = [
    event.service || event.title,
    `${what === 'moved' ? 'New time: ' : ''}${when}`,
    client,
    calendarUrl,
  ];
  await sendMail(db, {
    recipient,
    subject: `${partner.name}: a client ${what} a booking`,
    body: lines.filter(Boolean).join('\n'),
  });
}
