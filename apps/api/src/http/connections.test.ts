import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { handleErrors } from './error-handler.ts';
import { refuseWhileStopping } from './refuse-while-stopping.ts';

it('CH-3: cuts off whoever does not finish the headers or the body of a request', async () => {
  const { app, close } = await createTestApp();
  expect(app.server.headersTimeout).toBe(10_000);
  expect(app.server.requestTimeout).toBe(10_000);
  await close();
});

it('PF-11: finishes what was asked before it stops, and tells what comes then when to come back', async () => {
  const app = Fastify({ return503OnClosing: false });
  handleErrors(app, () => {});
  refuseWhileStopping(app);
  app.get('/', async () => {
    await sleep(200);
    return { done: true };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  let answers = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    answers += chunk;
  });
  const ask = () => socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  ask();
  await sleep(50);
  const stopping = app.close();
  await sleep(50);
  ask();
  await once(socket, 'close');
  await stopping;
  expect(answers).toContain('{"done":true}');
  expect(answers).toMatch(/503 Service Unavailable\r\n[\s\S]*retry-after: \d+/);
});
