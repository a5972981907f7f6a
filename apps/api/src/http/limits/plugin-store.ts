import type { Limits } from './open-limits.ts';

type Callback = (error: Error | null, count?: { current: number; ttl: number }) => void;

/** Lets `@fastify/rate-limit` count in the limits all calls share. */
export function pluginStore(limits: Limits) {
  return class PluginStore {
    readonly prefix: string;

    constructor(params: object) {
      this.prefix = routeName(params);
    }

    incr(key: string, callback: Callback, windowMs: number, max: number): void {
      const waitMs = limits.hit([{ key: `${this.prefix}|${key}`, max, windowMs }]);
      callback(null, waitMs > 0 ? { current: max + 1, ttl: waitMs } : { current: 1, ttl: windowMs });
    }

    child(params: object): PluginStore {
      return new PluginStore(params);
    }
  };
}

/** Each route counts for itself. */
function routeName(params: object): string {
  const route = 'routeInfo' in params ? params.routeInfo : null;
  if (typeof route !== 'object' || route === null) return '';
  return 'method' in route && 'url' in route ? `${String(route.method)} ${String(route.url)}` : '';
}
