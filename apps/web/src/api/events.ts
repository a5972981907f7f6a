import {
  type CalendarEvent,
  type CalendarFeed,
  type ClientLink,
  type ClientNews,
  type CreateEvent,
  calendarEventSchema,
  calendarFeedSchema,
  clientLinkSchema,
  clientNewsSchema,
  type FreeSlots,
  freeSlotsSchema,
  idempotencyKeyHeader,
  type TellClient,
  type UpdateEvent,
} from '@glossa/contracts';
import { z } from 'zod';
import { callProtected, sendProtected } from './request.ts';

type Span = { from: string; to: string };

/** The events that touch the span between two instants; with holds, also what clients are deciding on. */
export async function listEvents(
  partnerId: string,
  { from, to, holds }: Span & { holds?: boolean },
): Promise<CalendarEvent[]> {
  return callProtected(z.array(calendarEventSchema), {
    method: 'GET',
    path: pathOf(partnerId, 'event'),
    query: { from, to, holds: holds ? 'true' : undefined },
  });
}

/** The key makes a second tap, or a retry after a lost answer, harmless. */
export async function createEvent(
  partnerId: string,
  event: CreateEvent,
  key: string,
): Promise<CalendarEvent> {
  return callProtected(calendarEventSchema, {
    method: 'POST',
    path: pathOf(partnerId, 'event'),
    body: event,
    headers: { [idempotencyKeyHeader]: key },
  });
}

export async function updateEvent(
  partnerId: string,
  eventId: string,
  changes: UpdateEvent,
): Promise<CalendarEvent> {
  return callProtected(calendarEventSchema, {
    method: 'PATCH',
    path: pathOf(partnerId, `event/${encodeURIComponent(eventId)}`),
    body: changes,
  });
}

export async function deleteEvent(partnerId: string, eventId: string, following = false): Promise<void> {
  await sendProtected({
    method: 'DELETE',
    path: pathOf(partnerId, `event/${encodeURIComponent(eventId)}`),
    query: { following: following ? 'true' : undefined },
  });
}

export async function restoreEvent(partnerId: string, eventId: string): Promise<CalendarEvent> {
  return callProtected(calendarEventSchema, {
    method: 'POST',
    path: pathOf(partnerId, `event/${encodeURIComponent(eventId)}/restore`),
  });
}

/** The page on which the client sees, moves and cancels this booking. */
export async function getClientLink(partnerId: string, eventId: string): Promise<ClientLink> {
  return callProtected(clientLinkSchema, {
    method: 'GET',
    path: pathOf(partnerId, `event/${encodeURIComponent(eventId)}/client-link`),
  });
}

/** What could be told to the client of a booking as it stands now. */
export async function getClientNews(partnerId: string, eventId: string): Promise<ClientNews> {
  return callProtected(clientNewsSchema, {
    method: 'GET',
    path: pathOf(partnerId, `event/${encodeURIComponent(eventId)}/client-news`),
  });
}

export async function tellClient(partnerId: string, eventId: string, news: TellClient): Promise<void> {
  await sendProtected({
    method: 'POST',
    path: pathOf(partnerId, `event/${encodeURIComponent(eventId)}/client-news`),
    body: news,
  });
}

export async function listFreeSlots(
  partnerId: string,
  wish: Span & { service?: string; durationMinutes?: number },
): Promise<FreeSlots> {
  return callProtected(freeSlotsSchema, {
    method: 'GET',
    path: pathOf(partnerId, 'free-slots'),
    query: wish,
  });
}

export async function getCalendarFeed(partnerId: string): Promise<CalendarFeed> {
  return callProtected(calendarFeedSchema, { method: 'GET', path: pathOf(partnerId, 'calendar-feed') });
}

/** Makes the address, or makes it anew: then the old one ends. */
export async function renewCalendarFeed(partnerId: string): Promise<CalendarFeed> {
  return callProtected(calendarFeedSchema, { method: 'POST', path: pathOf(partnerId, 'calendar-feed') });
}

export async function revokeCalendarFeed(partnerId: string): Promise<void> {
  await sendProtected({ method: 'DELETE', path: pathOf(partnerId, 'calendar-feed') });
}

function pathOf(partnerId: string, rest: string): string {
  return `/api/partner/${encodeURIComponent(partnerId)}/${rest}`;
}
