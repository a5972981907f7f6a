import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import { fastifySSE } from '@fastify/sse';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { Registry } from 'prom-client';
import type { AppDeps } from './app.ts';
import { enforceAccess } from './http/access.ts';
import { diskCheck } from './http/check-disk.ts';
import { closeSilentConnections } from './http/close-silent-connections.ts';
import { handleErrors, sendError } from './http/error-handler.ts';
import { healthRoutes } from './http/health.routes.ts';
import { notFound } from './http/http.errors.ts';
import { readJsonBodies } from './http/json-parser.ts';
import { brakeFloods } from './http/limits/flood-brake.ts';
import { limitRates } from './http/limits/rate-limits.ts';
import { describeApi } from './http/openapi.ts';
import { watchReadiness } from './http/readiness.ts';
import { countRefusals } from './http/refusals.ts';
import { refuseWhileStopping } from './http/refuse-while-stopping.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { keepTenantLines } from './http/tenant-lines.ts';
import { watchPools } from './http/watch-pools.ts';
import { watchJobs } from './jobs/watch-jobs.ts';
import { createIdentify, findUserBySubject } from './modules/identity/index.ts';
import { findPartnerOf, partnerExists } from './modules/partners/index.ts';

type Deps = Pick<AppDeps, 'config' | 'pools' | 'limits' | 'box' | 'provider' | 'logger'>;

/** A server that knows no module's routes yet: limits, headers, errors, who asks and whether they may, and how it fares. */
export async function openApp({ config, pools, limits, box, provider, logger }: Deps) {
  const { db } = pools.panel;
  const { publicUrl } = config;
  const registry = new Registry();
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 256 * 1024,
    requestTimeout: 10_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    forceCloseConnections: 'idle',
    // Refused by `refuseWhileStopping`, which says when to come back.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    // Paths the router itself can't read are paths where nothing is.
    frameworkErrors: (_error, _request, reply) => sendError(reply, notFound()),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  closeSilentConnections(app);
  const tracer = config.otlpEndpoint === null ? null : await openTraces(app, config.otlpEndpoint);
  refuseWhileStopping(app);
  const countRefusal = countRefusals(app, registry);
  const slowDown = config.rateLimits ? brakeFloods(app) : null;
  handleErrors(app, (refusal, request) => {
    countRefusal(refusal);
    if (refusal.kind === 'throttled') slowDown?.(request);
  });
  readJsonBodies(app);
  await setSecurityHeaders(app, { https: publicUrl.startsWith('https:') });
  await app.register(compress, { threshold: 1024 });
  await app.register(fastifySSE, { heartbeatInterval: 15_000 });
  // Without limits nobody is turned away because the machine is busy with something else.
  await app.register(underPressure, { maxEventLoopDelay: config.rateLimits ? 5_000 : 0, retryAfter: 2 });
  keepTenantLines(app, { chat: pools.chat.pool, panel: pools.panel.pool });
  enforceAccess(app, {
    identify: createIdentify({ db, provider, publicUrl, external: config.externalIdentity }),
    findUser: async ({ subject }) => {
      const user = await findUserBySubject(db, subject);
      return user && { ...user, partner: await findPartnerOf(db, user.id) };
    },
    partnerExists: (partnerId) => partnerExists(db, partnerId),
  });
  await limitRates(app, limits);
  await describeApi(app, publicUrl);
  const isReady = watchReadiness([
    () => pools.watch.pool.query('select 1'),
    ...(config.databaseUrl === null ? [diskCheck(config.dataDir)] : []),
  ]);
  healthRoutes(app, { registry, isReady, metricsToken: box.derive('metrics') });

  const { panel, chat, hooks, watch } = pools;
  watchPools(registry, { panel: panel.pool, chat: chat.pool, hooks: hooks.pool, watch: watch.pool });
  watchJobs(registry, pools.watch.pool);
  return { app, registry, phase: tracer?.phase };
}

/** Most installations have no collector, and need not load what feeds one. */
async function openTraces(app: FastifyInstance, endpoint: string) {
  const { traceRequests } = await import('./http/trace-requests.ts');
  return traceRequests(app, { endpoint });
}
