import '@mantine/dates/styles.layer.css';
import '@mantine/schedule/styles.layer.css';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/ru';
import 'dayjs/locale/uk';
import type { CalendarEvent, PartnerConfig } from '@glossa/contracts';
import { useMemo } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import classes from './calendar-grid.module.css';
import { EventBody } from './event-body.tsx';
import type { Draft } from './event-values.ts';
import { shownHours } from './opening.ts';
import { type DrawnEvent, eventOf, toScheduleEvents, wallOf } from './schedule-events.ts';
import { useScheduleLabels } from './schedule-labels.ts';
import type { CalendarViewName } from './shown-span.ts';
import type { Move } from './use-move-event.ts';
import { toWall } from './wall-time.ts';

export type GridProps = {
  view: Exclude<CalendarViewName, 'agenda'>;
  date: string;
  events: CalendarEvent[];
  config: PartnerConfig;
  isPhone: boolean;
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
  const { view, date, events, config, onOpen, onDraft, onMove } = props;
  const { locale } = useLanguage();
  const labels = useScheduleLabels();
  const drawn = useMemo(() => toScheduleEvents(events, config.timezone), [events, config.timezone]);
  const hours = useMemo(() => shownHours(config, events), [config, events]);
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
    locale: locale === 'en' ? 'en-gb' : locale,
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
      const isLine = view === 'month' || (event?.allDay ?? false);
      return event ? (
        <EventBody event={event} config={config} isLine={isLine} withBay={view !== 'bays'} />
      ) : null;
    },
  };
  const timed = {
    ...hours,
    intervalMinutes: 30,
    eventDragInterval: 15,
    eventResizeInterval: 15,
    highlightBusinessHours: true,
    withCurrentTimeIndicator: true,
    getCurrentTime: () => toWall(new Date(), config.timezone),
    onTimeSlotClick: draftSlot,
  };
  return { shared, timed, draftSlot, draftDay };
}

/** Holds are the client's, closures are days off: both stay where they are. */
function isMovable(target: DrawnEvent): boolean {
  const event = eventOf(target);
  return event?.status === 'BOOKED' && event.bayId !== null;
}
