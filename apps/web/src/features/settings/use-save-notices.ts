import type { NoticeOverview } from '@glossa/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveNotices } from '../../api/keeping.ts';
import { keys } from '../../api/keys.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

/** Shows the choice at once, and takes it back where it could not be saved. */
export function useSaveNotices(partnerId: string) {
  const queryClient = useQueryClient();
  const tell = useFailureToast();
  const queryKey = keys.notices(partnerId);
  return useMutation({
    mutationFn: (wanted: NoticeOverview) => saveNotices(partnerId, wanted),
    // Two quick ticks are saved one after the other, so that the last one stands.
    scope: { id: `notices-${partnerId}` },
    onMutate: async (wanted) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, wanted);
      return { before };
    },
    onError: (error, _wanted, context) => {
      queryClient.setQueryData(queryKey, context?.before);
      tell(error);
    },
  });
}
