import '@mantine/dates/styles.layer.css';
import '@mantine/schedule/styles.layer.css';
import type { CalendarEvent, PartnerConfig } from '@glossa/contracts';
import { useMemo } from 'react';
import { useDatesLocale } from '../../i18n/use-dates-locale.ts';
import classes from './calendar-grid.module.css';
import type { Colouring } from './colouring.ts';
import { EventBody } from './event-body.tsx';
import type { Draft } from './event-values.ts';
import { lastDayOf } from './job-days.ts';
import { shownHours } from './opening.ts';
import { type DrawnEvent, eventOf, toScheduleEvents, wallOf } from './schedule-events.ts';
import { useScheduleLabels } from './schedule-labels.ts';
import { addDays, type CalendarViewName, shownSpan } from './shown-span.ts';
import { useDragTime } from './use-drag-time.ts';
import { useJobSpan } from './use-job-span.ts';
import type { Move } from './use-move-event.ts';
import { toWall } from './wall-time.ts';

export type GridProps = {
  view: Exclude<CalendarViewName, 'agenda'>;
  date: string;
  events: CalendarEvent[];
  config: PartnerConfig;
  isPhone: boolean;
  colouring: Colouring;
  onOpen: (event: CalendarEvent) => void;
  onDraft: (draft: Draft) => void;
  onMove: (event: CalendarEvent, move: Move) => void;
  onDay: (date: string) => void;
};

/** Closed days are grey already; red is for what is wrong. */
const noDays: [] = [];

type Dropped = { newStart: string; newEnd: string; event: DrawnEvent; resourceId?: string | number };
type Slot = { slotStart: string; slotEnd: string; resourceId?: string | number };

/** What all grids have in common, and what those have that show hours. */
export function useGrid(props: GridProps) {
  const { view, date, events, config, colouring, onOpen, onDraft, onMove } = props;
  const locale = useDatesLocale();
  const labels = useScheduleLabels();
  const span = useJobSpan(config.timezone);
  const drawn = toScheduleEvents(events, config.timezone).map((target) => {
    const event = eventOf(target);
    // Above the hours the schedule draws the title alone: there it says when the car comes and goes.
    const isLong = event?.bayId && lastDayOf(event, config.timezone).isLong;
    return isLong ? { ...target, title: `${target.title} · ${span(event)}` } : target;
  });
  const hours = useMemo(() => shownHours(config, events), [config, events]);
  const writeDragTime = useDragTime(hours);
  const firstBay = config.bays[0]?.id ?? null;
  const onDrop = ({ event: target, newStart, newEnd, resourceId }: Dropped) => {
    const event = eventOf(target);
    if (!event) return;
    const bay = resourceId === undefined ? {} : { bayId: String(resourceId) };
    onMove(event, { start: wallOf(newStart), end: wallOf(newEnd), ...bay });
  };
  const draftSlot = ({ slotStart, slotEnd, resourceId }: Slot) =>
    onDraft({
      start: wallOf(slotStart),
      end: wallOf(slotEnd),
      allDay: false,
      bayId: resourceId === undefined ? firstBay : String(resourceId),
    });
  const draftDay = (day: string) =>
    onDraft({ start: `${day}T09:00`, end: `${day}T18:00`, allDay: true, bayId: firstBay });
  const shared = {
    className: classes.grid,
    date,
    labels,
    locale,
    withHeader: false,
    weekendDays: noDays,
    events: drawn,
    withEventsDragAndDrop: true,
    canDragEvent: isMovable,
    onEventDrop: onDrop,
    withEventResize: true,
    canResizeEvent: isMovable,
    onEventResize: onDrop,
    onEventClick: (target: DrawnEvent) => {
      const event = eventOf(target);
      if (event) onOpen(event);
    },
    renderEventBody: (target: DrawnEvent) => {
      const event = eventOf(target);
      const isLine = view === 'month' || (event !== null && (event.allDay || isShort(event)));
      return event ? (
        <EventBody
          event={event}
          config={config}
          isLine={isLine}
          withBay={view !== 'bays'}
          colouring={colouring}
        />
      ) : null;
    },
  };
  const timed = {
    ...hours,
    intervalMinutes: 30,
    eventDragInterval: 15,
    eventResizeInterval: 15,
    highlightBusinessHours: true,
    // The line of now belongs to today, and to no other day.
    withCurrentTimeIndicator: isTodayShown(view, date, config.timezone),
    getCurrentTime: () => toWall(new Date(), config.timezone),
    onDragOverCapture: writeDragTime,
    onTimeSlotClick: draftSlot,
  };
  return { shared, timed, draftSlot, draftDay };
}

/** Too low for a second line. */
function isShort({ start, end }: CalendarEvent): boolean {
  return Date.parse(end) - Date.parse(start) <= 40 * 60_000;
}

function isTodayShown(view: GridProps['view'], date: string, timeZone: string): boolean {
  const { first, days } = shownSpan(view, date, timeZone);
  const today = toWall(new Date(), timeZone).slice(0, 10);
  return first <= today && today < addDays(first, days);
}

/** Holds are the client's, closures are days off: both stay where they are. */
function isMovable(target: DrawnEvent): boolean {
  const event = eventOf(target);
  return event?.status === 'BOOKED' && event.bayId !== null && event.subscriptionId === null;
}
