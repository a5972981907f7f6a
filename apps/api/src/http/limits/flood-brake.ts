import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf } from '../address-of.ts';
import { tooManyRequests } from '../http.errors.ts';
import { createWindows } from './windows.ts';

/** More than any house full of people asks for, pages and pictures counted. */
const calls = { max: 1_200, windowMs: 10_000 };
/** Nobody who minds being refused goes on like this. */
const refusals = { max: 60, windowMs: 10_000 };
const holdMs = 1_000;
const mostHeld = 2_000;

/**
 * Slows an address that floods this server, whatever it asks for. Its calls are answered late: a sender who waits for
 * answers gets few through, and nobody else waits meanwhile. Held calls cost an open socket and nothing more.
 * Returns how to tell of a call that a limit refused.
 */
export function brakeFloods(app: FastifyInstance): (request: FastifyRequest) => void {
  const windows = createWindows();
  const flooders = new Map<string, number>();
  let held = 0;
  const note = (address: string, limit: typeof calls, kind: string) => {
    const now = Date.now();
    const waitMs = windows.hit([{ key: `${kind}|${address}`, ...limit }], now);
    if (waitMs > 0) flooders.set(address, now + waitMs);
    return waitMs;
  };
  const isFlooding = (address: string) => {
    const until = flooders.get(address);
    if (until === undefined) return false;
    if (until > Date.now()) return true;
    flooders.delete(address);
    return false;
  };
  app.addHook('onRequest', async (request) => {
    const address = addressOf(request.ip);
    if (!isFlooding(address) && note(address, calls, 'call') === 0) return;
    if (held >= mostHeld) request.raw.socket.destroy();
    held += 1;
    await sleep(holdMs, undefined, { ref: false });
    held -= 1;
    throw tooManyRequests(holdMs / 1000);
  });
  return (request) => void note(addressOf(request.ip), refusals, 'refusal');
}
