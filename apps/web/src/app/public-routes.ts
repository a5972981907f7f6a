import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadWords } from '../i18n/i18n.ts';
import { paths } from '../paths.ts';
import { LeaveForSite } from './leave-for-site.tsx';
import { searchText } from './plain-search.ts';
import { rootRoute } from './root-route.tsx';

const loginModes = ['signup', 'forgot'] as const;
type LoginSearch = { next?: string; reset?: string; mode?: (typeof loginModes)[number] };

const login = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.login,
  validateSearch: (search): LoginSearch => ({
    next: searchText(search.next),
    reset: searchText(search.reset),
    mode: loginModes.find((mode) => mode === search.mode),
  }),
  loader: () => loadWords(['login']),
  component: lazyRouteComponent(() => import('../pages/login-page.tsx'), 'LoginPage'),
});

const confirmEmail = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.confirmEmail,
  loader: () => loadWords(['confirm-email']),
  component: lazyRouteComponent(() => import('../pages/confirm-email-page.tsx'), 'ConfirmEmailPage'),
});

const newEmail = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.newEmail,
  loader: () => loadWords(['new-email']),
  component: lazyRouteComponent(() => import('../pages/new-email-page.tsx'), 'NewEmailPage'),
});

const join = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.join,
  loader: () => loadWords(['join']),
  component: lazyRouteComponent(() => import('../pages/join-page.tsx'), 'JoinPage'),
});

/** The addresses of the public site, so that links inside the app may lead there. */
const sitePaths = [paths.landing, paths.privacyPolicy, paths.termsOfService] as const;
const site = sitePaths.map((path) =>
  createRoute({ getParentRoute: () => rootRoute, path, component: LeaveForSite }),
);

const notFound = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.notFound,
  loader: () => loadWords(['not-found']),
  component: lazyRouteComponent(() => import('../pages/not-found-page.tsx'), 'NotFoundPage'),
});

export const publicRoutes = [...site, login, confirmEmail, newEmail, join, notFound] as const;
