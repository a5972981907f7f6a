import type { CalendarEvent } from '@glossa/contracts';
import type { Database } from '../../../db/database.ts';
import type { TellOwners } from '../../notifications/index.ts';
import type { StoredPartner } from '../../partners/index.ts';
import { bookingWords } from '../domain/booked-words.ts';

type News = {
  partner: StoredPartner;
  event: CalendarEvent;
  what: 'moved' | 'cancelled';
  calendarUrl: string;
};

/** The studio learns at once what a client changed alone. */
export async function tellOwner(db: Database, tellOwners: TellOwners, news: News): Promise<void> {
  const { partner, event, what, calendarUrl } = news;
  const client = [event.customerName, event.customerPhone].filter(Boolean).join(', ');
  const isMoved = what === 'moved';
  const { service, car } = bookingWords(event, 'studio');
  await tellOwners(
    db,
    { partner },
    {
      name: what,
      details: [service, car, ...(isMoved ? [] : [{ at: event.start }]), client].filter(Boolean),
      ...(isMoved && { newTime: event.start }),
      link: calendarUrl,
      eventId: event.id,
      facts: {
        customerName: event.customerName,
        service,
        car,
        start: event.start,
      },
    },
  );
}
