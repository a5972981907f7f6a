import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { encodeSpans, type Span } from './otlp-spans.ts';

type Open = { traceId: string; spanId: string; parentId: string | null; startMs: number };
type Options = { endpoint: string; everyMs?: number };

const mostKept = 2_000;
const patienceMs = 5_000;
const incoming = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;

/**
 * Sends what each request took to an OpenTelemetry collector, as JSON over HTTP. Loaded only where a collector is
 * named. A span tells method, route and status, never an address, a query or a word; a collector that is away costs its spans.
 */
export function traceRequests(app: FastifyInstance, { endpoint, everyMs = 5_000 }: Options) {
  const current = new AsyncLocalStorage<Open>();
  const open = new WeakMap<FastifyRequest, Open>();
  let done: Span[] = [];
  let isAway = false;
  const keep = (span: Span) => {
    if (done.length < mostKept) done.push(span);
  };

  const send = async () => {
    if (done.length === 0) return;
    const body = JSON.stringify(encodeSpans(done));
    done = [];
    try {
      const signal = AbortSignal.timeout(patienceMs);
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${endpoint}/v1/traces`, { method: 'POST', headers, body, signal });
      if (!answer.ok) throw new Error(`The collector answered ${answer.status}.`);
      isAway = false;
    } catch (error) {
      // Once for each outage: a line every few seconds would bury everything else.
      if (!isAway) app.log.warn({ err: error }, 'traces could not be sent');
      isAway = true;
    }
  };
  const sending = setInterval(() => void send(), everyMs);
  sending.unref();

  app.addHook('onRequest', (request, _reply, next) => {
    const [, traceId, parentId] = incoming.exec(String(request.headers.traceparent ?? '')) ?? [];
    const span: Open = {
      traceId: traceId ?? newId(16),
      spanId: newId(8),
      parentId: parentId ?? null,
      startMs: Date.now(),
    };
    open.set(request, span);
    current.run(span, next);
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = open.get(request);
    if (!span) return;
    const route = request.routeOptions.url ?? 'unknown';
    keep({
      ...span,
      name: `${request.method} ${route}`,
      kind: 'server',
      endMs: span.startMs + reply.elapsedTime,
      isError: reply.statusCode >= 500,
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
        'glossa.request_id': String(request.id),
      },
    });
  });
  app.addHook('onClose', async () => {
    clearInterval(sending);
    await send();
  });

  return {
    /** A step of what the current request does, which has just ended. */
    phase: (name: string, seconds: number) => {
      const parent = current.getStore();
      if (!parent) return;
      const endMs = Date.now();
      const { traceId, spanId: parentId } = parent;
      const times = { startMs: endMs - seconds * 1000, endMs };
      keep({
        traceId,
        parentId,
        spanId: newId(8),
        name,
        kind: 'internal',
        isError: false,
        attributes: {},
        ...times,
      });
    },
  };
}

function newId(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}
