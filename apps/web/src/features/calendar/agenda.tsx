import type { CalendarEvent, PartnerConfig } from '@glossa/contracts';
import { DayRow } from './day-row.tsx';
import { eventsByDay } from './events-by-day.ts';

type AgendaProps = {
  days: string[];
  today: string;
  events: CalendarEvent[];
  config: PartnerConfig;
  onOpen: (event: CalendarEvent) => void;
};

/** What comes in, day by day: the view for a phone in dirty hands. */
export function Agenda({ days, today, events, config, onOpen }: AgendaProps) {
  return eventsByDay(events, days, config.timezone).map(({ day, events: ofDay }) => (
    <DayRow key={day} day={day} isToday={day === today} events={ofDay} config={config} onOpen={onOpen} />
  ));
}
