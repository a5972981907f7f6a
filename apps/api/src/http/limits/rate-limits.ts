import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { tooManyRequests } from '../http.errors.ts';
import type { Limits } from './open-limits.ts';
import { pluginStore } from './plugin-store.ts';

/** Limits are stated per route (`config.rateLimit`); the address counts as the peer's, never as a header says. */
export async function limitRates(app: FastifyInstance, limits: Limits): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    store: pluginStore(limits),
    // One person on IPv6 owns a whole /64.
    ipv6Subnet: 64,
    errorResponseBuilder: (_request, context) => tooManyRequests(context.ttl / 1000),
    // What is left of a limit is nobody's business, and six headers on every answer.
    addHeaders: noHeaders,
    addHeadersOnExceeding: noHeaders,
  });
}

const noHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
};
