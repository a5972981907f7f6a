import { Temporal } from 'temporal-polyfill';
import type { BusySpan, OpeningHours, OwnBooking, StudioFacts } from '../index.ts';

/** A dialog of the evaluation: a studio with its list and calendar, and the client's messages. */
export type DialogCase = {
  id: string;
  lang: string;
  studio: {
    name: string;
    address: string;
    phone: string;
    timezone: string;
    currency: string;
    /** Local. */
    now: string;
    hours: Record<string, [string, string] | null>;
    bays: number;
    prices: {
      service: string;
      zone: string | null;
      material: string | null;
      carType: string | null;
      price: number;
      priceTo?: number;
      from?: boolean;
    }[];
    durationsMin: Record<string, number>;
    bookedEvents: { customerName: string; service: string; start: string; end: string; bay: number }[];
  };
  turns: { user: string }[];
};

export function studioOf({ studio, lang }: DialogCase): StudioFacts {
  const day = (name: string) => (studio.hours[name] ? [studio.hours[name]] : []);
  const hours: OpeningHours = {
    mon: day('mon'),
    tue: day('tue'),
    wed: day('wed'),
    thu: day('thu'),
    fri: day('fri'),
    sat: day('sat'),
    sun: day('sun'),
  };
  return {
    name: studio.name,
    address: studio.address,
    phone: studio.phone,
    email: '',
    timezone: studio.timezone,
    currency: studio.currency,
    botName: 'Mia',
    botLanguage: lang,
    greeting: '',
    exampleScript: '',
    rows: studio.prices.map((row, i) => ({
      id: `row-${i}`,
      service: row.service,
      zone: row.zone,
      material: row.material,
      carType: row.carType,
      price: row.price,
      priceTo: row.priceTo ?? null,
      isFrom: row.from ?? false,
      currency: studio.currency,
      durationMinutes: null,
    })),
    hours,
    holidays: [],
    bays: Array.from({ length: studio.bays }, (_, i) => ({ id: bayId(i + 1), name: String(i + 1) })),
    slotStepMinutes: 30,
    bufferMinutes: 0,
    noticeMinutes: 0,
    horizonDays: 180,
    durations: Object.entries(studio.durationsMin).map(([service, minutes]) => ({ service, minutes })),
  };
}

/** Everything in the studio's calendar when the dialog begins. */
export function bookedEvents({ studio }: DialogCase): (OwnBooking & BusySpan)[] {
  return studio.bookedEvents.map((event, i) => ({
    id: `event-${i}`,
    service: event.service,
    start: instantOf(event.start, studio.timezone),
    end: instantOf(event.end, studio.timezone),
    bayId: bayId(event.bay),
    customerName: event.customerName,
  }));
}

export function instantOf(local: string, timezone: string): string {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(timezone).toInstant().toString();
}

export function localOf(instant: string, timezone: string): string {
  return Temporal.Instant.from(instant)
    .toZonedDateTimeISO(timezone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
}

function bayId(number: number): string {
  return `bay-${number}`;
}
