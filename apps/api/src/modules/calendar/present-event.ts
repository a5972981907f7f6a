import type { CalendarEvent } from '@glossa/contracts';
import type { calendarEvents } from './calendar.table.ts';

export type StoredEvent = typeof calendarEvents.$inferSelect;

/** An event as it leaves the module: instants as ISO strings, nothing of how it is kept. */
export function presentEvent(event: StoredEvent): CalendarEvent {
  const { id, title, description, customerName, customerPhone, customerEmail, service, allDay } = event;
  const { carName, carType, carPlate } = event;
  const { bayId, source, status, isForced, quote, conversationId, language, version } = event;
  return {
    id,
    title,
    description,
    customerName,
    customerPhone,
    customerEmail,
    service,
    carName,
    carType,
    carPlate,
    allDay,
    start: event.startsAt.toISOString(),
    end: event.endsAt.toISOString(),
    bayId,
    source,
    status,
    isForced,
    quote,
    conversationId,
    language,
    version,
  };
}
