import type { CalendarEvent, UpdateEvent } from '@glossa/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { type Refusal, readRefusal } from './refusal.ts';
import { eventsKey } from './use-calendar-events.ts';
import { useEventChanges } from './use-event-changes.ts';
import { fromWall } from './wall-time.ts';

type Options = {
  partnerId: string;
  timezone: string;
  span: { from: string; to: string };
  /** A move the server refused for a reason the dialog can deal with. */
  onRefused: (event: CalendarEvent, changes: UpdateEvent, refusal: Refusal) => void;
};

export type Move = { start: string; end: string; bayId?: string };

/** Drops an event at another time at once, and puts it back where the server says no. */
export function useMoveEvent({ partnerId, timezone, span, onRefused }: Options) {
  const queries = useQueryClient();
  const { save, offerUndo, offerToTell } = useEventChanges(partnerId);
  const onFailure = useFailureToast();
  return (event: CalendarEvent, move: Move) => {
    const changes = changesOf(event, move);
    const key = eventsKey(partnerId, span);
    const shown = queries.getQueryData<CalendarEvent[]>(key);
    const at = (wall: string) => fromWall(wall, timezone).toISOString();
    const moved = {
      ...event,
      ...(move.bayId && { bayId: move.bayId }),
      start: at(move.start),
      end: at(move.end),
    };
    queries.setQueryData<CalendarEvent[]>(key, (events) =>
      events?.map((other) => (other.id === event.id ? moved : other)),
    );
    save.mutate(
      { kind: 'update', eventId: event.id, changes },
      {
        onSuccess: (saved) => {
          offerUndo(event, saved);
          offerToTell(event, saved);
        },
        onError: (error) => {
          queries.setQueryData(key, shown);
          const refusal = readRefusal(error);
          if (refusal) onRefused(event, changes, refusal);
          else onFailure(error);
        },
      },
    );
  };
}

/** An all-day job dropped on days stays one; dropped on an hour it begins at that hour. */
function changesOf(event: CalendarEvent, { start, end, bayId }: Move): UpdateEvent {
  const isWholeDays = start.endsWith('T00:00') && end.endsWith('T00:00');
  return {
    start,
    end,
    allDay: event.allDay && isWholeDays,
    ...(bayId !== undefined && { bayId }),
    version: event.version,
  };
}
