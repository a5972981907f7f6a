import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { deleteAccount } from '../../api/account.ts';
import { paths } from '../../paths.ts';
import { endSession } from '../../session/session-store.ts';
import { whileLoading } from '../../ui/loading-flag.ts';

/** Deletes the account, forgets everything that was loaded under it, and leads to the start page. */
export function useDeleteAccount() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (confirmation: Parameters<typeof deleteAccount>[0]) =>
      whileLoading(() => deleteAccount(confirmation)),
    onSuccess: async () => {
      endSession();
      queryClient.clear();
      await navigate({ to: paths.landing, replace: true });
    },
  });
}
