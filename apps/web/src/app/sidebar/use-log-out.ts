import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { signOut } from '../../session/session-store.ts';
import { toastError } from '../../ui/toast.ts';

/** Ends the session, forgets everything that was loaded under it, and leads to the start page. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { t } = useTranslation('frame');
  return useCallback(async () => {
    try {
      await signOut(() => navigate({ to: paths.landing, replace: true }));
    } catch {
      toastError(t('logOutFailed'));
      return;
    }
    queryClient.clear();
  }, [navigate, queryClient, t]);
}
