import { afterEach, expect, it, vi } from 'vitest';
import { leavePresence } from '../testing/presence.ts';
import { stubToken } from '../testing/stub-server.ts';
import { forgetAccessToken } from './access-token.ts';
import { readPrices } from './read-prices.ts';

const reading = { rows: [], unread: [], surplus: 0, sameTypes: [], unclearTypes: [], reader: 'model' };
const event = (name: string, body: unknown) => `event: ${name}\ndata: ${JSON.stringify(body)}\n\n`;

afterEach(() => {
  forgetAccessToken();
  vi.unstubAllGlobals();
});

/** A server whose answer arrives in these pieces. */
function answering(pieces: string[], status = 200, type = 'text/event-stream') {
  leavePresence();
  const body = () =>
    new ReadableStream({
      start: (controller) => {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    });
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) =>
      String(url).endsWith('/token')
        ? Response.json({ token: stubToken })
        : new Response(body(), { status, headers: { 'Content-Type': type } }),
    ),
  );
}

it('tells how far a long reading is, whatever the pieces it arrives in', async () => {
  const whole =
    event('progress', { done: 1, total: 2 }) +
    event('progress', { done: 2, total: 2 }) +
    event('reading', reading);
  answering(whole.match(/[\s\S]{1,7}/g) ?? []);
  const progress = vi.fn();
  expect(await readPrices('p', 'Wash 20', progress)).toEqual(reading);
  expect(progress.mock.calls.flat()).toEqual([
    { done: 1, total: 2 },
    { done: 2, total: 2 },
  ]);
});

it('takes a plain answer as well', async () => {
  answering([JSON.stringify(reading)], 200, 'application/json');
  expect(await readPrices('p', 'Wash 20', () => undefined)).toEqual(reading);
});

it('throws the refusal of the server, before the stream or in it, and a stream cut off', async () => {
  const refusal = { error: 'Not now.', code: 'unavailable' };
  answering([JSON.stringify(refusal)], 503, 'application/json');
  await expect(readPrices('p', 'x', () => undefined)).rejects.toMatchObject({
    code: 'unavailable',
    status: 503,
  });
  answering([event('progress', { done: 0, total: 3 }), event('error', refusal)]);
  await expect(readPrices('p', 'x', () => undefined)).rejects.toMatchObject({ code: 'unavailable' });
  answering([event('progress', { done: 0, total: 3 })]);
  await expect(readPrices('p', 'x', () => undefined)).rejects.toThrow(TypeError);
});
