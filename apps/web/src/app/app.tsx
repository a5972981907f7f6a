import type { QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { needsSession } from '../session/resolve-redirect.ts';
import { useSession } from '../session/use-session.ts';
import { AuthSpinner } from '../ui/auth-spinner.tsx';
import { Providers } from './providers.tsx';
import type { AppRouter } from './router.ts';

type AppProps = { router: AppRouter; queryClient: QueryClient; env?: 'test' };

export function App({ router, queryClient, env }: AppProps) {
  return (
    <Providers queryClient={queryClient} {...(env ? { env } : {})}>
      <Screens router={router} queryClient={queryClient} />
    </Providers>
  );
}

/** Redirects depend on who is here, so a change of the session sends every visit through them again. */
function Screens({ router, queryClient }: { router: AppRouter; queryClient: QueryClient }) {
  const session = useSession();
  const identity = `${session.status} ${session.user?.id ?? ''} ${session.user?.partner?.id ?? ''}`;
  const userId = session.user?.id ?? null;
  const seen = useRef({ identity, userId });

  useEffect(() => {
    const before = seen.current;
    seen.current = { identity, userId };
    if (before.identity === identity) return;
    // What one user loaded must never be shown to the next.
    if (before.userId !== null && before.userId !== userId) queryClient.clear();
    void router.invalidate();
  }, [identity, userId, router, queryClient]);

  if (session.status === 'loading' && needsSession(router.history.location.pathname)) return <AuthSpinner />;
  return <RouterProvider router={router} />;
}
