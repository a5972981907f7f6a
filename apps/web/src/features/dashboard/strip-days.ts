import { type CalendarEvent, type PartnerConfig, weekdays } from '@glossa/contracts';
import { zonedDate, zonedDays } from '../../time/zoned-days.ts';

/** A part of a working day, as shares of it. */
export type TakenPart = { from: number; to: number };

export type StripDay = {
  date: string;
  isToday: boolean;
  isClosed: boolean;
  /** Cars that are in the studio on this day. */
  jobs: number;
  bays: { id: string; taken: TakenPart[] }[];
};

const minuteMs = 60_000;
/** What is drawn of a day on which the studio is closed. */
const plainDay = [8 * 60, 18 * 60] as const;

/** The next days of the studio, each with what its bays have to do between opening and closing. */
export function stripDays(
  events: readonly CalendarEvent[],
  { timezone, hours, holidays, bays }: PartnerConfig,
  { now, days }: { now: Date; days: number },
): StripDay[] {
  const jobs = events.filter(({ status, bayId }) => status === 'BOOKED' && bayId !== null);
  return Array.from({ length: days }, (_, shift) => {
    const span = zonedDays(now, timezone, { from: shift });
    const [start, end] = [Date.parse(span.from), Date.parse(span.to)];
    const date = zonedDate(new Date((start + end) / 2), timezone);
    const open = hours[weekdays[(new Date(date).getUTCDay() + 6) % 7] ?? 'mon'];
    const isClosed = open.length === 0 || holidays.includes(date);
    const [from, to] = isClosed ? plainDay : [minutesOf(open[0]?.[0]), minutesOf(open.at(-1)?.[1])];
    const dayEvents = jobs.filter((job) => Date.parse(job.start) < end && Date.parse(job.end) > start);
    const share = (instant: string) => clamp(((Date.parse(instant) - start) / minuteMs - from) / (to - from));
    return {
      date,
      isToday: shift === 0,
      isClosed,
      jobs: dayEvents.filter(bringsCar).length,
      bays: bays.map(({ id }) => ({
        id,
        taken: dayEvents
          .filter(({ bayId }) => bayId === id)
          .map((job) => ({ from: share(job.start), to: share(job.end) })),
      })),
    };
  });
}

/** A closure and a time of another calendar take a bay, and bring no car. */
export function bringsCar({ bayId, source }: Pick<CalendarEvent, 'bayId' | 'source'>): boolean {
  return bayId !== null && source !== 'CALENDAR';
}

/** What the jobs of these days are worth as they were quoted, in the studio's own currency. */
export function bookedMoney(events: readonly CalendarEvent[], currency: string): number {
  const sum = events
    .filter(({ status }) => status === 'BOOKED')
    .reduce((total, { quote }) => total + (quote?.currency === currency ? quote.total : 0), 0);
  return Math.round(sum * 100) / 100;
}

function minutesOf(clock = '00:00'): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
