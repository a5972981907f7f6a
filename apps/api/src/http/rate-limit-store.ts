import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rateLimits } from './rate-limit.table.ts';

type Count = { current: number; ttl: number };
type Callback = (error: Error | null, count?: Count) => void;

/**
 * The counters of `@fastify/rate-limit`, kept in PostgreSQL so that limits hold over all servers.
 * One upsert counts and, when the window is over, starts the next one.
 */
export function rateLimitStore(db: Database) {
  return class RateLimitStore {
    readonly prefix: string;

    constructor(params: object) {
      this.prefix = routeName(params);
    }

    incr(key: string, callback: Callback, windowMs: number): void {
      countHit(db, `${this.prefix}|${key}`, windowMs).then(
        (count) => callback(null, count),
        (error) => callback(error),
      );
    }

    child(params: object): RateLimitStore {
      return new RateLimitStore(params);
    }
  };
}

async function countHit(db: Database, key: string, windowMs: number): Promise<Count> {
  const windowEnd = sql`now() + make_interval(secs => ${windowMs / 1000})`;
  const expired = sql`${rateLimits.windowEndsAt} <= now()`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key: key.slice(0, 500), hits: 1, windowEndsAt: windowEnd })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${expired} then 1 else ${rateLimits.hits} + 1 end`,
        windowEndsAt: sql`case when ${expired} then ${windowEnd} else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning({
      hits: rateLimits.hits,
      ttl: sql<number>`extract(epoch from ${rateLimits.windowEndsAt} - now()) * 1000`,
    });
  return { current: row?.hits ?? 1, ttl: Number(row?.ttl ?? windowMs) };
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
