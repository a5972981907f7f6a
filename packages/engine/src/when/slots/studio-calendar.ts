/** The days of the week in the order of the calendar. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Spans of local time per weekday, in order. No span: closed. A break is the gap between two spans. */
export type OpeningHours = Readonly<Record<Weekday, readonly (readonly [string, string])[]>>;

/** Everything about a studio that decides when a car can come. */
export type StudioCalendar = {
  timezone: string;
  hours: OpeningHours;
  /** Local dates such as 2026-12-25. */
  holidays: readonly string[];
  bays: readonly { id: string; name: string }[];
  slotStepMinutes: number;
  /** Kept free between two jobs in one bay. */
  bufferMinutes: number;
  /** How long before it begins a booking must be made at the latest. */
  noticeMinutes: number;
  horizonDays: number;
};

/** Time that is taken, as ISO instants. Without a bay it closes the whole studio. */
export type BusySpan = { bayId: string | null; start: string; end: string };

/** A time that can be sold, as ISO instants. */
export type Slot = { bayId: string; start: string; end: string };
