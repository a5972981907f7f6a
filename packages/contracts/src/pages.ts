/**
 * The pages of the web app. The server answers these paths with the app and sends every other one to
 * /404; the router of the web app knows the same list.
 */
export const pagePaths = [
  '/',
  '/login',
  '/privacy-policy',
  '/terms-of-service',
  '/404',
  '/dashboard',
  '/partners',
  '/partners/create',
  '/partners/:id',
  '/business-profile',
  '/onboarding',
  '/bots',
  '/settings',
  '/calendar',
  '/pricing',
  '/embed-guide',
] as const;
