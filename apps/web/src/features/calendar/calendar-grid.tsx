import '@mantine/dates/styles.layer.css';
import '@mantine/schedule/styles.layer.css';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/ru';
import 'dayjs/locale/uk';
import type { CalendarEvent, PartnerConfig } from '@glossa/contracts';
import { DayView, MonthView, ResourcesDayView, WeekView } from '@mantine/schedule';
import { useMemo } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import classes from './calendar-grid.module.css';
import { EventBody } from './event-body.tsx';
import type { Draft } from './event-values.ts';
import { businessHoursOf, shownHours, weekHoursOf } from './opening.ts';
import { PhoneMonth } from './phone-month.tsx';
import { type DrawnEvent, eventOf, toScheduleEvents, wallOf } from './schedule-events.ts';
import { useScheduleLabels } from './schedule-labels.ts';
import type { CalendarViewName } from './shown-span.ts';
import type { Move } from './use-move-event.ts';
import { usePlainNames } from './use-plain-names.ts';
import { toWall } from './wall-time.ts';

type CalendarGridProps = {
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
const nothing: [string, string] = ['00:00:00', '00:00:00'];

type Dropped = { newStart: string; newEnd: string; event: DrawnEvent; resourceId?: string | number };
type Slot = { slotStart: string; slotEnd: string; resourceId?: string | number };

/** The calendar as a grid: of days, of hours, or of bays. */
export function CalendarGrid(props: CalendarGridProps) {
  const { view, date, events, config, isPhone, onOpen, onDraft, onMove, onDay } = props;
  const { locale } = useLanguage();
  const labels = useScheduleLabels();
  const plainNames = usePlainNames();
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
  if (view === 'month' && isPhone)
    return <PhoneMonth date={date} drawn={drawn} onOpen={onOpen} onDay={onDay} />;
  if (view === 'month')
    return (
      <MonthView
        {...shared}
        className={classes.grid}
        firstDayOfWeek={1}
        consistentWeeks={false}
        weekdayFormat="ddd"
        onDayClick={onDay}
      />
    );
  if (view === 'week') {
    return (
      <WeekView
        ref={plainNames}
        {...shared}
        {...timed}
        className={classes.grid}
        firstDayOfWeek={1}
        withWeekNumber={false}
        highlightToday
        weekdayFormat="dd"
        slotHeight={52}
        businessHours={weekHoursOf(config, date)}
        withDragSlotSelect
        onSlotDragEnd={(slotStart, slotEnd) => draftSlot({ slotStart, slotEnd })}
        onAllDaySlotClick={draftDay}
        onDateChange={onDay}
      />
    );
  }
  // A closed day has no hours at all.
  const businessHours = businessHoursOf(config, date) ?? nothing;
  if (view === 'day')
    return (
      <DayView
        {...shared}
        {...timed}
        className={classes.grid}
        businessHours={businessHours}
        slotHeight={56}
        onAllDaySlotClick={draftDay}
      />
    );
  return (
    <ResourcesDayView
      {...shared}
      {...timed}
      className={classes.grid}
      businessHours={businessHours}
      resources={config.bays.map(({ id, name }) => ({ id, label: name }))}
      intervalMinutes={60}
      rowHeight={84}
      slotWidth={isPhone ? 68 : 92}
    />
  );
}

/** Holds are the client's, closures are days off: both stay where they are. */
function isMovable(target: DrawnEvent): boolean {
  const event = eventOf(target);
  return event?.status === 'BOOKED' && event.bayId !== null;
}
