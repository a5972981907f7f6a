import { panelRoute, panelRoutes } from './panel-routes.ts';
import { publicRoutes } from './public-routes.ts';
import { rootRoute } from './root-route.tsx';

export const routeTree = rootRoute.addChildren([...publicRoutes, panelRoute.addChildren([...panelRoutes])]);
