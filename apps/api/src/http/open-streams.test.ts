import { sql } from 'drizzle-orm';
import Fastify, { type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { openStreamRows } from './open-streams.table.ts';
import { openStreams, type Streams } from './open-streams.ts';

type Visitor = Parameters<Streams['enter']>[0];

let test: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(openStreamRows);
});

const from = (ip: string, destroyed = false) => ({ ip, socket: { destroyed } as FastifyRequest['socket'] });
const places = () => test.db.$count(openStreamRows);

function startServer() {
  const app = Fastify();
  return { app, streams: openStreams(app, test.db, { name: 'test', perAddress: 3 }) };
}

async function enterAll(visitors: [Streams, Visitor][]) {
  const entered = await Promise.all(visitors.map(([streams, visitor]) => streams.enter(visitor, () => {})));
  return entered.filter((leave) => leave !== null);
}

it('CH-3: counts the streams of an address over all servers, whoever comes at once', async () => {
  const [one, two] = [startServer(), startServer()];
  const crowd = Array.from({ length: 10 }, (_, i): [Streams, Visitor] => [
    (i % 2 ? one : two).streams,
    from('192.0.2.1'),
  ]);
  const inside = await enterAll(crowd);
  expect(inside).toHaveLength(3);
  expect(await enterAll([[one.streams, from('192.0.2.2')]])).toHaveLength(1);
  inside[0]?.();
  await vi.waitFor(async () => expect(await places()).toBe(3));
  expect(await enterAll([[two.streams, from('192.0.2.1')]])).toHaveLength(1);
});

it('counts a /64 of IPv6 as one', async () => {
  const { streams } = startServer();
  const crowd = [1, 2, 3, 4, 5].map((last): [Streams, Visitor] => [streams, from(`2001:db8:1:2::${last}`)]);
  expect(await enterAll(crowd)).toHaveLength(3);
});

it('forgets the places of a server that died', async () => {
  const { streams } = startServer();
  await enterAll([1, 2, 3].map((): [Streams, Visitor] => [streams, from('192.0.2.9')]));
  await test.db.update(openStreamRows).set({ expiresAt: sql`now() - interval '1 second'` });
  expect(await enterAll([[startServer().streams, from('192.0.2.9')]])).toHaveLength(1);
});

it('closes its streams when the server stops, and keeps no place for who is gone already', async () => {
  const { app, streams } = startServer();
  const close = vi.fn();
  await streams.enter(from('192.0.2.3'), close);
  await streams.enter(from('192.0.2.3', true), () => {});
  await vi.waitFor(async () => expect(await places()).toBe(1));
  await app.close();
  expect(close).toHaveBeenCalledOnce();
});

it('gives the places of many who leave at once back in a few statements', async () => {
  const { streams } = startServer();
  const crowd = Array.from({ length: 60 }, (_, i): [Streams, Visitor] => [streams, from(`192.0.2.${i}`)]);
  const inside = await enterAll(crowd);
  expect(await places()).toBe(60);
  const deletes = vi.spyOn(test.db, 'delete');
  for (const leave of inside) leave();
  await vi.waitFor(async () => expect(await places()).toBe(0), 30_000);
  expect(deletes.mock.calls.length).toBeLessThanOrEqual(2);
  deletes.mockRestore();
});

it('says in a line, and with no stack, why a place could not be given back', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } });
  const db: typeof test.db = Object.assign(Object.create(test.db), {
    delete: () => ({
      where: () => Promise.reject(new Error('Failed query', { cause: new Error('no room') })),
    }),
  });
  const streams = openStreams(app, db, { name: 'test', perAddress: 3 });
  const leave = await streams.enter(from('192.0.2.9'), () => {});
  leave?.();
  await vi.waitFor(() => expect(lines.join('')).toContain('no room'));
  expect(lines.join('')).not.toContain('"stack"');
});
