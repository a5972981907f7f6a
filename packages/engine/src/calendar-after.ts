import type { CalendarFacts, Effect } from './facts.ts';
import type { BusySpan } from './when/index.ts';

/** The calendar as it is after what was done a sentence earlier: what was booked is taken, what was moved stands elsewhere. */
export function calendarAfter(
  done: readonly Effect[],
  calendar: CalendarFacts | undefined,
): CalendarFacts | undefined {
  return calendar && done.reduce(afterOne, calendar);
}

function afterOne(calendar: CalendarFacts, effect: Effect): CalendarFacts {
  if (effect.kind === 'book') {
    const { bayId, start, end } = effect;
    return { ...calendar, busy: [...calendar.busy, { bayId, start, end }] };
  }
  if (effect.kind !== 'reschedule') return calendar;
  const { bookingId, bayId, start, end } = effect;
  const old = calendar.own.find(({ id }) => id === bookingId);
  if (!old) return calendar;
  const isOld = (span: BusySpan) =>
    span.bayId === old.bayId && Date.parse(span.start) === Date.parse(old.start);
  return {
    ...calendar,
    busy: [...calendar.busy.filter((span) => !isOld(span)), { bayId, start, end }],
    own: calendar.own.map((one) => (one === old ? { ...old, bayId, start, end } : one)),
  };
}
