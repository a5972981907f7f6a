import { connect } from 'node:net';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { expect, it, vi } from 'vitest';
import { startJobs } from '../jobs/start-jobs.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { handleErrors } from './error-handler.ts';
import { createLogger } from './logger.ts';

function startServer() {
  const lines: string[] = [];
  const loggerInstance: FastifyBaseLogger = createLogger('info', { write: (line) => void lines.push(line) });
  const app = Fastify({ loggerInstance });
  handleErrors(app, () => {});
  app.get('/defect', async () => {
    throw new TypeError('a secret detail of the code');
  });
  app.get('/late-defect', (_request, reply) => {
    setImmediate(() => reply.send(new Error('thrown late')));
  });
  app.get('/fine', async () => ({ ok: true }));
  return { app, lines };
}

it.each(['/defect', '/late-defect'])(
  'PF-12: %s is logged with the id of its request, answered neutrally, and the server goes on',
  async (url) => {
    const { app, lines } = startServer();
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(500);
    const logged = lines.map((line) => JSON.parse(line)).find(({ err }) => err);
    expect(answer.json()).toEqual({
      code: 'internal',
      error: expect.stringContaining('went wrong'),
      details: { requestId: logged.reqId },
    });
    expect(logged).toMatchObject({ reqId: expect.any(String), err: { stack: expect.any(String) } });
    expect((await app.inject({ url: '/fine' })).json()).toEqual({ ok: true });
    await app.close();
  },
);

it('PF-12: a connection that breaks in the middle of a request harms nobody else', async () => {
  const { app } = startServer();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('POST /fine HTTP/1.1\r\nhost: a\r\ncontent-length: 1000\r\n\r\nhalf');
  await new Promise((resolve) => setTimeout(resolve, 30));
  socket.resetAndDestroy();
  expect(await (await fetch(`http://127.0.0.1:${port}/fine`)).json()).toEqual({ ok: true });
  await app.close();
});

it('PF-12: a job that throws is tried again, and the next one runs', async () => {
  const database = await createTestDatabase();
  const jobs = await startJobs({ connection: database.connection, onError: () => {}, supervise: true });
  await jobs.createQueue('fragile', { retryLimit: 1, retryDelay: 0 });
  const done = vi.fn();
  let failures = 1;
  await jobs.work<{ name: string }>('fragile', { pollingIntervalSeconds: 0.5 }, async ([job]) => {
    if (failures-- > 0) throw new Error('once');
    done(job?.data.name);
  });
  await jobs.send('fragile', { name: 'first' });
  await jobs.send('fragile', { name: 'second' });
  await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(2), { timeout: 120_000, interval: 100 });
  await jobs.stop({ graceful: false });
  await database.close();
});
