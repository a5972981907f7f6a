import { type CalendarEvent, currencySchema } from '@glossa/contracts';
import { toMajorUnits } from '../pricing/index.ts';
import type { calendarEvents } from './calendar.table.ts';

export type StoredEvent = typeof calendarEvents.$inferSelect;

/** An event as it leaves the module: instants as ISO strings, nothing of how it is kept. */
export function presentEvent(event: StoredEvent): CalendarEvent {
  const { id, title, description, customerName, customerPhone, customerEmail, service, allDay } = event;
  const { carName, carType, carPlate } = event;
  const { bayId, source, status, isForced, quote, conversationId, language, version } = event;
  const { clientWord, jobState, seriesId, subscriptionId } = event;
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
    jobState,
    paid: paidOf(event),
    seriesId,
    clientWord,
    subscriptionId,
    language,
    version,
  };
}

function paidOf({ paidMinor, paidCurrency }: StoredEvent): CalendarEvent['paid'] {
  if (paidMinor === null) return null;
  return { amount: toMajorUnits(paidMinor), currency: currencySchema.parse(paidCurrency) };
}
