import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenToPartner } from '../../api/live.ts';

/** Everything clients change by writing: talks, requests, bookings, and the figures made of them. */
const subjects = ['conversation', 'client-request', 'event', 'dashboard', 'usage'] as const;
const gatherMs = 250;

/** Keeps the open panel true: what changed on the server is asked for again, bursts together. */
export function useLiveChanges(partnerId: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!partnerId) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer = undefined;
      for (const subject of subjects) void queryClient.invalidateQueries({ queryKey: [subject, partnerId] });
    };
    const gather = () => {
      timer ??= setTimeout(refresh, gatherMs);
    };
    void listenToPartner(partnerId, gather, stop.signal);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [partnerId, queryClient]);
}
