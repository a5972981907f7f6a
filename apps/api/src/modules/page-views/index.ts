// page-views: an append-only count of which pages are visited, in which language. About nobody:
// no cookie, no address, no user, and ids and queries are taken out of the paths.

export { type PageViewsDeps, pageViewsRoutes } from './page-views.routes.ts';
