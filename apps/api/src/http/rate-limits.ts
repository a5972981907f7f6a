import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { tooManyRequests } from './http.errors.ts';
import { rateLimitStore } from './rate-limit-store.ts';

type Options = { db: Database; enabled: boolean };

/** Limits are stated per route (`config.rateLimit`); the address counts as the peer's, never as a header says. */
export async function limitRates(app: FastifyInstance, { db, enabled }: Options): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    store: rateLimitStore(db),
    // One person on IPv6 owns a whole /64.
    ipv6Subnet: 64,
    allowList: () => !enabled,
    errorResponseBuilder: (_request, context) => tooManyRequests(context.ttl / 1000),
  });
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
