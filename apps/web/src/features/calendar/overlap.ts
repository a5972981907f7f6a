import type { CalendarEvent } from '@glossa/contracts';

type Place = { id?: string | undefined; bayId: string | null; start: string; end: string };

/** What would stand in the way of an event there: the server decides, but nobody should have to ask it to know. */
export function findOverlaps(events: readonly CalendarEvent[], place: Place): CalendarEvent[] {
  return events.filter(
    (event) =>
      event.id !== place.id &&
      (event.bayId === null || place.bayId === null || event.bayId === place.bayId) &&
      Date.parse(event.start) < Date.parse(place.end) &&
      Date.parse(event.end) > Date.parse(place.start),
  );
}
