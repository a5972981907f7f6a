import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { tooManyRequests } from './http.errors.ts';
import { countHits, type Hit, rateLimitStore } from './rate-limit-store.ts';

type Options = { pool: pg.Pool; enabled: boolean };

/** Limits are stated per route (`config.rateLimit`); the address counts as the peer's, never as a header says. */
export async function limitRates(app: FastifyInstance, { pool, enabled }: Options): Promise<void> {
  app.decorate('countHits', enabled ? (hits: readonly Hit[]) => countHits(pool, hits) : null);
  await app.register(rateLimit, {
    global: false,
    store: rateLimitStore(pool),
    // One person on IPv6 owns a whole /64.
    ipv6Subnet: 64,
    allowList: () => !enabled,
    errorResponseBuilder: (_request, context) => tooManyRequests(context.ttl / 1000),
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Null where limits are off. */
    countHits: ((hits: readonly Hit[]) => Promise<{ current: number; ttl: number }[]>) | null;
  }
}

type Limit = { name: string; max: number; windowMs: number; key: string };

/** Several limits of one call, counted in one journey to the database: for the call every word of a client takes. */
export function limitTogether(app: FastifyInstance) {
  return async (limits: readonly Limit[]): Promise<void> => {
    const hits = limits.map(({ name, key, windowMs }) => ({ key: `|${name}|${key}`, windowMs }));
    const counts = await app.countHits?.(hits);
    const waits = counts?.filter(({ current }, i) => current > (limits[i]?.max ?? 0)).map(({ ttl }) => ttl);
    if (waits?.length) throw tooManyRequests(Math.max(...waits) / 1000);
  };
}

type ExtraLimit = {
  name: string;
  max: number;
  timeWindow: string;
  keyOf: (request: FastifyRequest) => string;
};

/** A second limit on a route that already has one, for instance per account beside per address. */
export function extraLimit(app: FastifyInstance, { name, max, timeWindow, keyOf }: ExtraLimit) {
  const count = app.createRateLimit({
    max,
    timeWindow,
    keyGenerator: (request) => `${name}|${keyOf(request)}`,
  });
  return async (request: FastifyRequest): Promise<void> => {
    const result = await count(request);
    if (!result.isAllowed && result.isExceeded) throw tooManyRequests(result.ttlInSeconds);
  };
}
