import { useMutation, useQueryClient } from '@tanstack/react-query';
import { eraseClient, exportClient, mergeClients, partClients } from '../../api/clients.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

/** What is done with a person; lists and pages of clients are asked for again. */
export function useClientActions(partnerId: string, clientId: string) {
  const queryClient = useQueryClient();
  const onError = useFailureToast();
  const onSuccess = async () => {
    await queryClient.invalidateQueries({ queryKey: ['client', partnerId] });
  };
  return {
    merging: useMutation({
      mutationFn: (otherId: string) => mergeClients(partnerId, clientId, otherId),
      onSuccess,
      onError,
    }),
    parting: useMutation({
      mutationFn: (memberId: string) => partClients(partnerId, clientId, memberId),
      onSuccess,
      onError,
    }),
    exporting: useMutation({ mutationFn: () => exportClient(partnerId, clientId), onError }),
    erasing: useMutation({ mutationFn: () => eraseClient(partnerId, clientId), onError }),
  };
}
