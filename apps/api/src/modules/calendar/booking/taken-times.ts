import type { CalendarFacts } from '@glossa/engine';

type Names = { partner: string; conversation: string; now: string };

/**
 * The taken time of a studio and what a conversation has booked itself, as one JSON column of a larger hand-written
 * statement: the same as `findBusySpans` and `listOwnBookings`, without a journey of its own. The names are those of
 * the statement, never anybody's input.
 */
export function takenTimesColumn({ partner, conversation, now }: Names): string {
  return `(
    select coalesce(json_agg(json_build_array(
      e.bay_id,
      (extract(epoch from e.starts_at) * 1000)::bigint,
      (extract(epoch from e.ends_at) * 1000)::bigint,
      case when e.conversation_id = ${conversation} and e.status = 'BOOKED' and e.bay_id is not null
        then json_build_object('id', e.id, 'service', e.service, 'customerName', e.customer_name) end
    ) order by e.starts_at), '[]')
    from calendar_events e
    where e.partner_id = ${partner}.id and e.ends_at > ${now}
      and e.starts_at < ${now} + make_interval(hours => 24 * ((${partner}.config ->> 'horizonDays')::int + 1))
      and (e.status = 'BOOKED'
        or (e.status = 'HOLD' and e.expires_at > ${now} and e.conversation_id is distinct from ${conversation}))
  )`;
}

/** Bay, beginning and end in milliseconds, and what the client may know of it: short, because a studio has thousands. */
export type TakenTime = [
  bayId: string | null,
  startMs: number,
  endMs: number,
  own: { id: string; service: string; customerName: string } | null,
];

export function calendarFactsOf(taken: readonly TakenTime[]): CalendarFacts {
  const facts: { busy: CalendarFacts['busy'][number][]; own: CalendarFacts['own'][number][] } = {
    busy: [],
    own: [],
  };
  for (const [bayId, startMs, endMs, own] of taken) {
    const start = new Date(startMs).toISOString();
    const end = new Date(endMs).toISOString();
    facts.busy.push({ bayId, start, end });
    if (own && bayId !== null) facts.own.push({ ...own, bayId, start, end });
  }
  return facts;
}
