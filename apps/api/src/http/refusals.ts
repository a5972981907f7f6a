import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { AppError } from './app-error.ts';

const everyMs = 10_000;

/**
 * Counts what was refused because there was too much of it or something was away. A flood becomes one line of the
 * log every few seconds, and figures for those who watch; a line for each would be a second flood.
 */
export function countRefusals(app: FastifyInstance, registry: Registry): (refusal: AppError) => void {
  const counter = new Counter({
    name: 'http_refusals_total',
    help: 'Requests refused because of their number or because something was away',
    labelNames: ['code'],
    registers: [registry],
  });
  let refused: Record<string, number> = {};
  let lastCause: string | undefined;
  const tell = () => {
    if (Object.keys(refused).length === 0) return;
    app.log.warn({ refused, ...(lastCause !== undefined && { lastCause }) }, 'requests refused');
    refused = {};
    lastCause = undefined;
  };
  const telling = setInterval(tell, everyMs);
  telling.unref();
  app.addHook('onClose', async () => {
    clearInterval(telling);
    tell();
  });
  return ({ code, cause }) => {
    counter.inc({ code });
    refused[code] = (refused[code] ?? 0) + 1;
    if (cause !== undefined) lastCause = codeOf(cause);
  };
}

/** The code or the class alone: messages of the database may repeat people's words. */
function codeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return typeof cause;
  const { code } = 'code' in cause ? cause : { code: undefined };
  return typeof code === 'string' ? code : cause.cause === undefined ? cause.name : codeOf(cause.cause);
}
