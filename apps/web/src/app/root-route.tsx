import { createRootRoute, Navigate, Outlet, redirect } from '@tanstack/react-router';
import { paths } from '../paths.ts';
import { resolveRedirect } from '../session/resolve-redirect.ts';
import { readSession } from '../session/session-store.ts';

/** Every visit of every path passes here first. */
export const rootRoute = createRootRoute({
  beforeLoad: ({ location }) => {
    const target = resolveRedirect(location.href, readSession());
    if (target) throw redirect({ href: target, replace: true });
  },
  component: Outlet,
  notFoundComponent: () => <Navigate to={paths.notFound} replace />,
});
