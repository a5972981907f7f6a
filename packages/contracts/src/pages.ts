/**
 * The pages of the control panel's app; `site-pages.ts` has those of the public site. The server answers these
 * paths with the app and sends every other one to /404; the router of the web app knows the same list.
 */
export const pagePaths = [
  '/login',
  '/confirm-email',
  '/new-email',
  '/join',
  '/404',
  '/dashboard',
  '/partners',
  '/partners/create',
  '/partners/:id',
  '/business-profile',
  '/onboarding',
  '/bots',
  '/activity',
  '/settings',
  '/conversations',
  '/conversations/:id',
  '/clients',
  '/clients/:id',
  '/calendar',
  '/pricing',
  '/plan',
  '/team',
  '/numbers',
  '/embed-guide',
] as const;
