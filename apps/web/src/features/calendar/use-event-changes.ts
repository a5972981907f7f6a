import type { CalendarEvent, CreateEvent, UpdateEvent } from '@glossa/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { createEvent, deleteEvent, restoreEvent, updateEvent } from '../../api/events.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { showUndoToast } from '../../ui/undo-toast.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { askToTell, concernsClient, stopAsking } from './ask-to-tell.tsx';

export type Saving =
  | { kind: 'create'; event: CreateEvent; key: string }
  | { kind: 'update'; eventId: string; changes: UpdateEvent };

type Removal = {
  event: CalendarEvent;
  /** Of a series, also the ones after it. */
  following?: boolean;
};

/** What can be done to events, each refreshing what is shown; moving and deleting can be taken back. */
export function useEventChanges(partnerId: string) {
  const { t } = useTranslation('calendar');
  const queries = useQueryClient();
  const onFailure = useFailureToast();
  const refresh = () => queries.invalidateQueries({ queryKey: ['event', partnerId] });

  const save = useMutation({
    mutationFn: (saving: Saving) =>
      saving.kind === 'create'
        ? createEvent(partnerId, saving.event, saving.key)
        : updateEvent(partnerId, saving.eventId, saving.changes),
    onSuccess: refresh,
  });

  const restore = useMutation({
    mutationFn: (event: CalendarEvent) => restoreEvent(partnerId, event.id),
    onMutate: stopAsking,
    onSuccess: refresh,
    onError: onFailure,
  });

  const remove = useMutation({
    mutationFn: ({ event, following = false }: Removal) => deleteEvent(partnerId, event.id, following),
    onSuccess: async (_, { event, following = false }) => {
      await refresh();
      if (event.status === 'HOLD') return;
      const isNews = event.bayId !== null && Date.parse(event.end) > Date.now();
      if (isNews) void askToTell(partnerId, event);
      // A whole series is not put back by a slip of the finger.
      if (following) return toastSuccess(t('deleted'));
      const isTold = event.source === 'BOT' && event.customerPhone !== '';
      const message = isTold ? t('deletedTell', { phone: event.customerPhone }) : t('deleted');
      showUndoToast({ message, onUndo: () => restore.mutate(event) });
    },
    onError: onFailure,
  });

  /** Back to where it was, by the instants it had. */
  const putBack = (before: CalendarEvent, version: number) => {
    const { start, end, bayId, allDay } = before;
    const changes = { start, end, bayId, allDay, version, force: true };
    stopAsking(before);
    save.mutate({ kind: 'update', eventId: before.id, changes }, { onError: onFailure });
  };
  const offerUndo = (before: CalendarEvent, moved: CalendarEvent) =>
    showUndoToast({ message: t('moved'), onUndo: () => putBack(before, moved.version) });
  /** The client of a booking that stands elsewhere now is told, if the owner wants. */
  const offerToTell = (before: CalendarEvent, after: CalendarEvent) => {
    if (concernsClient(before, after)) void askToTell(partnerId, after);
  };

  return { save, remove, offerUndo, offerToTell };
}
