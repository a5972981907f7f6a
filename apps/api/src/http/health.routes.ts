import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, type Registry } from 'prom-client';
import { notFound, unavailable } from './http.errors.ts';

type Deps = {
  registry: Registry;
  isReady: () => Promise<boolean>;
  metricsToken: string;
};

/** For those who run the product: alive, ready, and how it is doing. */
export function healthRoutes(app: FastifyInstance, { registry, isReady, metricsToken }: Deps): void {
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  const open = {
    config: { access: 'public' as const, rateLimit: { max: 300, timeWindow: '1 minute' } },
    schema: { hide: true },
  };
  app.get('/healthz', open, async () => ({ status: 'ok' }));
  app.get('/readyz', open, async () => {
    if (!(await isReady())) throw unavailable();
    return { status: 'ready' };
  });
  app.get('/metrics', open, async (request, reply) => {
    if (!isLocal(request) && !carriesToken(request, metricsToken)) throw notFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** A call from this machine itself. One that was forwarded here comes from somebody else. */
function isLocal(request: FastifyRequest): boolean {
  const { 'x-forwarded-for': forwardedFor, forwarded } = request.headers;
  if (forwardedFor !== undefined || forwarded !== undefined) return false;
  return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '');
}

function carriesToken(request: FastifyRequest, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
