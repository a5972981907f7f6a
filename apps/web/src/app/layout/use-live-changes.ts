import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { listenToPartner } from '../../api/live.ts';

/** Everything clients change by writing: talks, requests, bookings, and the figures made of them. */
const subjects = ['conversation', 'client', 'client-request', 'event', 'dashboard', 'usage'] as const;
const gatherMs = 250;

/** Keeps the open panel true: what changed on the server is asked for again, bursts together. */
export function useLiveChanges(partnerId: string | undefined, onChange: () => void): void {
  const queryClient = useQueryClient();
  const told = useRef(onChange);
  told.current = onChange;
  useEffect(() => {
    if (!partnerId) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer = undefined;
      for (const subject of subjects) void queryClient.invalidateQueries({ queryKey: [subject, partnerId] });
      told.current();
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
