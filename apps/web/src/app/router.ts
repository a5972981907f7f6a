import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { plainSearch } from './plain-search.ts';
import { RouteError } from './route-error.tsx';
import { RoutePending } from './route-pending.tsx';
import { routeTree } from './routes.ts';

export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history ? { history } : {}),
    ...plainSearch,
    defaultPreload: 'intent',
    // The words and code of a page never go stale; what it shows is the query cache's business.
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    defaultErrorComponent: RouteError,
    defaultPendingComponent: RoutePending,
    scrollRestoration: true,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
