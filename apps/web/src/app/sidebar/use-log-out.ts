import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { paths } from '../../paths.ts';
import { signOut } from '../../session/session-store.ts';

/** Ends the session, forgets everything that was loaded under it, and leads to the start page. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await signOut();
    queryClient.clear();
    await navigate({ to: paths.landing, replace: true });
  }, [navigate, queryClient]);
}
