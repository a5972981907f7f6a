import type { ClientRequest } from '@glossa/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { reopenRequest, settleRequest } from '../../api/conversations.ts';
import { keys } from '../../api/keys.ts';
import { showUndoToast } from '../../ui/undo-toast.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { useRefreshTalks } from './use-talk-actions.ts';

/** Leaves the list at once, comes back where the server refuses it or the owner takes it back. */
export function useSettleRequest(partnerId: string, requestId: string) {
  const { t } = useTranslation('conversations');
  const queryClient = useQueryClient();
  const refresh = useRefreshTalks(partnerId);
  const onError = useFailureToast();
  const queryKey = keys.clientRequests(partnerId);
  const reopening = useMutation({
    mutationFn: () => reopenRequest(partnerId, requestId),
    onSettled: refresh,
    onError,
  });
  return useMutation({
    mutationFn: () => settleRequest(partnerId, requestId),
    onMutate: async () => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<ClientRequest[]>(queryKey, (open) =>
        open?.filter(({ id }) => id !== requestId),
      );
    },
    onSuccess: () => showUndoToast({ message: t('request.settled'), onUndo: () => reopening.mutate() }),
    onSettled: refresh,
    onError,
  });
}
