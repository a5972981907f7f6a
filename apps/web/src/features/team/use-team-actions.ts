import type { TeamRole } from '@glossa/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keys } from '../../api/keys.ts';
import { changeMemberRole, removeMember, renewInvitation, revokeInvitation } from '../../api/team.ts';
import { loadSession } from '../../session/session-store.ts';
import { useUser } from '../../session/use-user.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

/** What an owner does with the team. Whoever changes the own seat is shown the panel that belongs to it at once. */
export function useTeamActions(partnerId: string) {
  const { t } = useTranslation('team');
  const queryClient = useQueryClient();
  const ownId = useUser()?.id;
  const onError = useFailureToast();
  const refresh = () => queryClient.invalidateQueries({ queryKey: keys.team(partnerId) });
  const settle = async (isOneself: boolean, done: string) => {
    toastSuccess(done);
    await (isOneself ? loadSession() : refresh());
  };
  return {
    changing: useMutation({
      mutationFn: ({ userId, role }: { userId: string; role: TeamRole; isOneself: boolean }) =>
        changeMemberRole(partnerId, userId, role),
      onSuccess: (_, { isOneself }) => settle(isOneself, t('changed')),
      onError,
    }),
    removing: useMutation({
      mutationFn: (userId: string) => removeMember(partnerId, userId),
      onSuccess: (_, userId) => settle(userId === ownId, t('removed')),
      onError,
    }),
    renewing: useMutation({
      mutationFn: (id: string) => renewInvitation(partnerId, id),
      onSuccess: refresh,
      onError,
    }),
    revoking: useMutation({
      mutationFn: (id: string) => revokeInvitation(partnerId, id),
      onSuccess: async () => {
        toastSuccess(t('revoked'));
        await refresh();
      },
      onError,
    }),
  };
}
