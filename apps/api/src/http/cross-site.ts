import type { FastifyRequest } from 'fastify';
import { crossSite } from './http.errors.ts';

/**
 * The few routes that act on a cookie refuse calls another site's page makes. Browsers say where a
 * call comes from; programs that say nothing carry no foreign person's cookies.
 */
export function refuseCrossSite(publicUrl: string) {
  const allowed = new Set(sameOrigins(publicUrl));
  return async (request: FastifyRequest): Promise<void> => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (origin !== undefined && !allowed.has(origin)) throw crossSite();
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw crossSite();
  };
}

/** A server on this machine is reached by both of its names. */
export function sameOrigins(publicUrl: string): string[] {
  const { origin, protocol, hostname, port } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  if (!isLocal) return [origin];
  return ['localhost', '127.0.0.1'].map((name) => `${protocol}//${name}${port ? `:${port}` : ''}`);
}
