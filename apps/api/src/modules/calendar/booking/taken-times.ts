import type { CalendarFacts } from '@glossa/engine';

type Names = { partner: string; conversation: string; now: string };

/**
 * The taken time of a studio and what a conversation has booked itself, as one JSON column of a larger hand-written
 * statement: the same as `findBusySpans` and `listOwnBookings`, without a journey of its own. The names are those of
 * the statement, never anybody's input.
 */
export function takenTimesColumn({ partner, conversation, now }: Names): string {
  return `(
    select coalesce(json_agg(json_build_object(
      'bayId', e.bay_id,
      'start', extract(epoch from e.starts_at) * 1000,
      'end', extract(epoch from e.ends_at) * 1000,
      'own', case when e.conversation_id = ${conversation} and e.status = 'BOOKED' and e.bay_id is not null
        then json_build_object('id', e.id, 'service', e.service, 'customerName', e.customer_name) end
    ) order by e.starts_at), '[]')
    from calendar_events e
    where e.partner_id = ${partner}.id and e.ends_at > ${now}
      and e.starts_at < ${now} + make_interval(hours => 24 * ((${partner}.config ->> 'horizonDays')::int + 1))
      and (e.status = 'BOOKED'
        or (e.status = 'HOLD' and e.expires_at > ${now} and e.conversation_id is distinct from ${conversation}))
  )`;
}

export type TakenTime = {
  bayId: string | null;
  /** Milliseconds. */
  start: number;
  end: number;
  own: { id: string; service: string; customerName: string } | null;
};

export function calendarFactsOf(taken: readonly TakenTime[]): CalendarFacts {
  const facts: { busy: CalendarFacts['busy'][number][]; own: CalendarFacts['own'][number][] } = {
    busy: [],
    own: [],
  };
  for (const { bayId, own, ...span } of taken) {
    const start = new Date(span.start).toISOString();
    const end = new Date(span.end).toISOString();
    facts.busy.push({ bayId, start, end });
    if (own && bayId !== null) facts.own.push({ ...own, bayId, start, end });
  }
  return facts;
}
