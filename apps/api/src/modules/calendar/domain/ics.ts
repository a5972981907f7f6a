import type { CalendarEvent, Language } from '@glossa/contracts';
import ical, { type ICalCalendar, ICalEventStatus } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { bookingWords } from './booked-words.ts';

export type IcsStudio = { name: string; address: string; timezone: string };

type Options = { studio: IcsStudio; events: readonly CalendarEvent[]; now: Date };

/** The studio's calendar for the owner's own phone: who comes, for what, where to. */
export function feedIcs({ studio, events, now }: Options): string {
  const calendar = newCalendar(studio);
  calendar.ttl(15 * 60);
  for (const event of events) {
    const contact = [event.customerName, event.customerPhone].filter(Boolean).join(', ');
    const { car, service } = bookingWords(event, 'studio');
    const description = [contact, car, event.service && service, event.description]
      .filter(Boolean)
      .join('\n');
    addEvent(calendar, { event, studio, now, summary: event.title, description });
  }
  return calendar.toString();
}

type ForClient = {
  studio: IcsStudio;
  /** The client's; by the list's own names where nobody knows it. */
  language: Language | null;
  now: Date;
};

/** One booking for the client's calendar: the studio's name, what is done to which car and where. Nothing the studio noted for itself. */
export function icsOf(event: CalendarEvent, { studio, language, now }: ForClient): string {
  const calendar = newCalendar(studio);
  const { service, car } = bookingWords(event, language ?? 'studio');
  addEvent(calendar, { event, studio, now, summary: `${service} · ${studio.name}`, description: car });
  return calendar.toString();
}

function newCalendar({ name }: IcsStudio): ICalCalendar {
  // The generator writes names as they are: a line break in one would begin a header of its own.
  const oneLine = name.replaceAll(/[\p{Cc}\\;,]+/gu, ' ').trim();
  return ical({ name: oneLine, prodId: { company: 'Glossa', product: 'Calendar' } });
}

type Entry = { event: CalendarEvent; studio: IcsStudio; now: Date; summary: string; description: string };

function addEvent(calendar: ICalCalendar, { event, studio, now, summary, description }: Entry): void {
  const { allDay } = event;
  calendar.createEvent({
    id: `${event.id}@glossa`,
    start: allDay ? localDay(event.start, studio) : new Date(event.start),
    end: allDay ? localDay(event.end, studio) : new Date(event.end),
    allDay,
    stamp: now,
    sequence: event.version - 1,
    summary: plain(summary),
    description: plain(description) || null,
    location: plain(studio.address) || null,
    status: event.status === 'CANCELLED' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
}

/** Days are days wherever the file is read: the studio's date, which the generator reads off as UTC. */
function localDay(instant: string, { timezone }: IcsStudio): Date {
  const date = Temporal.Instant.from(instant).toZonedDateTimeISO(timezone).toPlainDate();
  return new Date(`${date.toString()}T00:00:00Z`);
}

/** Control characters but line breaks have no place in a calendar file. */
function plain(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '');
}
