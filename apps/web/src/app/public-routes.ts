import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadWords } from '../i18n/i18n.ts';
import { paths } from '../paths.ts';
import { searchText } from './plain-search.ts';
import { rootRoute } from './root-route.tsx';

const landing = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.landing,
  loader: () => loadWords(['landing']),
  component: lazyRouteComponent(() => import('../pages/landing-page.tsx'), 'LandingPage'),
});

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

const privacyPolicy = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.privacyPolicy,
  loader: () => loadWords(['privacy-policy']),
  component: lazyRouteComponent(() => import('../pages/privacy-policy-page.tsx'), 'PrivacyPolicyPage'),
});

const termsOfService = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.termsOfService,
  loader: () => loadWords(['terms-of-service']),
  component: lazyRouteComponent(() => import('../pages/terms-of-service-page.tsx'), 'TermsOfServicePage'),
});

const notFound = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.notFound,
  loader: () => loadWords(['not-found']),
  component: lazyRouteComponent(() => import('../pages/not-found-page.tsx'), 'NotFoundPage'),
});

export const publicRoutes = [landing, login, privacyPolicy, termsOfService, notFound] as const;
