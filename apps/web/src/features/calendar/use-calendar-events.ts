import type { CalendarEvent } from '@glossa/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listEvents } from '../../api/events.ts';

type Span = { from: string; to: string };

export function eventsKey(partnerId: string, { from, to }: Span) {
  return ['event', partnerId, { from, to, holds: true }] as const;
}

/** The events of a span, and what clients are deciding on. Bots book meanwhile, so it is looked at again. */
export function useCalendarEvents(partnerId: string, span: Span) {
  return useQuery<CalendarEvent[]>({
    queryKey: eventsKey(partnerId, span),
    queryFn: () => listEvents(partnerId, { from: span.from, to: span.to, holds: true }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}
