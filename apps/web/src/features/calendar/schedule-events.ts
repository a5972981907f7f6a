import type { CalendarEvent } from '@glossa/contracts';
import type { ScheduleEventData } from '@mantine/schedule';
import { toWall } from './wall-time.ts';

/** An event as it is drawn; it carries the one it stands for. */
export type DrawnEvent = ScheduleEventData;

/** Events as the schedule draws them: by the studio's clock, wherever the reader is. */
export function toScheduleEvents(events: readonly CalendarEvent[], timeZone: string): DrawnEvent[] {
  return events.map((event) => {
    const start = toWall(event.start, timeZone);
    const end = toWall(event.end, timeZone);
    return {
      id: event.id,
      title: event.title,
      start: drawn(start),
      // In the night the clocks go back an hour can end before it began, by its hands.
      end: drawn(end > start ? end : endByLength(start, event)),
      color: 'lagoon',
      variant: 'light',
      payload: { event },
      ...(event.bayId !== null && { resourceId: event.bayId }),
    };
  });
}

export function eventOf(drawnEvent: DrawnEvent): CalendarEvent | null {
  const payload: unknown = drawnEvent.payload;
  if (typeof payload !== 'object' || payload === null || !('event' in payload)) return null;
  return isCalendarEvent(payload.event) ? payload.event : null;
}

/** The schedule's `2026-03-12 09:00:00` as the contract's `2026-03-12T09:00`. */
export function wallOf(drawnTime: string): string {
  return drawnTime.slice(0, 16).replace(' ', 'T');
}

function drawn(wall: string): string {
  return `${wall.replace('T', ' ')}:00`;
}

function endByLength(start: string, event: CalendarEvent): string {
  const lengthMs = Date.parse(event.end) - Date.parse(event.start);
  return new Date(Date.parse(`${start}:00Z`) + lengthMs).toISOString().slice(0, 16);
}

function isCalendarEvent(value: unknown): value is CalendarEvent {
  return typeof value === 'object' && value !== null && 'id' in value && 'version' in value;
}
