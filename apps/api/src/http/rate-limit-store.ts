import { eq, lte, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Database } from '../db/database.ts';
import { type NamedQuery, runNamed } from '../db/named-query.ts';
import { rateLimits } from './rate-limit.table.ts';

type Count = { current: number; ttl: number };
type Callback = (error: Error | null, count?: Count) => void;

/**
 * The counters of `@fastify/rate-limit`, kept in PostgreSQL so that limits hold over all servers.
 * One upsert counts and, when the window is over, starts the next one; written by hand, for every public call passes here.
 */
export function rateLimitStore(pool: pg.Pool) {
  return class RateLimitStore {
    readonly prefix: string;

    constructor(params: object) {
      this.prefix = routeName(params);
    }

    incr(key: string, callback: Callback, windowMs: number): void {
      countHits(pool, [{ key: `${this.prefix}|${key}`, windowMs }]).then(
        ([count]) => callback(null, count),
        (error) => callback(error),
      );
    }

    child(params: object): RateLimitStore {
      return new RateLimitStore(params);
    }
  };
}

export type Hit = { key: string; windowMs: number };

const countHitsQuery: NamedQuery = {
  name: 'count_hits',
  text: `
    insert into rate_limits as l (key, hits, window_ends_at)
    select key, 1, now() + make_interval(secs => seconds)
    from unnest($1::text[], $2::float8[]) as hit (key, seconds) order by key
    on conflict (key) do update set
      hits = case when l.window_ends_at <= now() then 1 else l.hits + 1 end,
      window_ends_at = case when l.window_ends_at <= now() then excluded.window_ends_at else l.window_ends_at end
    returning key, hits as "current", extract(epoch from window_ends_at - now())::float8 * 1000 as "ttl"`,
};

/** Counts under several keys at once, each with a window of its own. The counts come in the order of the hits. */
export async function countHits(pool: pg.Pool, hits: readonly Hit[]): Promise<Count[]> {
  const keys = hits.map(({ key }) => key.slice(0, 500));
  const rows = await runNamed<Count & { key: string }>(pool, countHitsQuery, [
    keys,
    hits.map(({ windowMs }) => windowMs / 1000),
  ]);
  return hits.map(({ windowMs }, i) => {
    const { current = 1, ttl = windowMs } = rows.find(({ key }) => key === keys[i]) ?? {};
    return { current, ttl };
  });
}

/** Each route counts for itself; limits made by hand carry their name in the key. */
function routeName(params: object): string {
  const route = 'routeInfo' in params ? params.routeInfo : null;
  if (typeof route !== 'object' || route === null) return '';
  return 'method' in route && 'url' in route ? `${String(route.method)} ${String(route.url)}` : '';
}

/** Starts a counter made by `extraLimit` anew. */
export async function forgetHits(db: Database, name: string, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, `|${name}|${key}`));
}

/** Counters whose time is over. */
export async function deleteOldHits(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.windowEndsAt, sql`now()`));
}
