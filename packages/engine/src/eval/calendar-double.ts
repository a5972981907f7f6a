import type { BusySpan, CalendarFacts, Effect, OwnBooking } from '../index.ts';

type Event = OwnBooking & BusySpan & { bayId: string };

/** A calendar in memory that does what the server's does: it refuses what overlaps. */
export type CalendarDouble = {
  facts: () => CalendarFacts;
  /** Carries an effect out; false when the time is taken. */
  apply: (effect: Effect) => boolean;
  /** What the client of this dialog booked or moved, and what was given up. */
  touched: () => { live: Event[]; cancelled: Event[] };
};

export function calendarDouble(booked: readonly Event[]): CalendarDouble {
  let events = [...booked];
  const touched = new Set<string>();
  const cancelled: Event[] = [];
  const isFree = (span: { bayId: string; start: string; end: string }, but?: string) =>
    !events.some(
      (event) =>
        event.id !== but &&
        event.bayId === span.bayId &&
        Date.parse(event.start) < Date.parse(span.end) &&
        Date.parse(span.start) < Date.parse(event.end),
    );
  return {
    facts: () => ({ busy: events, own: events }),
    touched: () => ({ live: events.filter(({ id }) => touched.has(id)), cancelled }),
    apply: (effect) => {
      switch (effect.kind) {
        case 'hold':
          return isFree(effect);
        case 'book': {
          if (!isFree(effect)) return false;
          const id = `booking-${events.length}-${touched.size}`;
          const { bayId, start, end, service, customerName } = effect;
          // A new list every time: what was prepared for a list is remembered with it.
          events = [...events, { id, bayId, start, end, service, customerName }];
          touched.add(id);
          return true;
        }
        case 'reschedule': {
          const old = events.find(({ id }) => id === effect.bookingId);
          if (!old || !isFree(effect, old.id)) return false;
          cancelled.push(old);
          events = events.map((event) =>
            event === old ? { ...old, bayId: effect.bayId, start: effect.start, end: effect.end } : event,
          );
          touched.add(old.id);
          return true;
        }
        case 'cancel': {
          cancelled.push(...events.filter(({ id }) => id === effect.bookingId));
          events = events.filter(({ id }) => id !== effect.bookingId);
          return true;
        }
        case 'arrival':
        case 'handoff':
        case 'lead':
          return true;
      }
    },
  };
}
