import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { traceRequests } from './trace-requests.ts';

type Sent = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  startTimeUnixNano: string;
};

async function startCollector(status = 200) {
  const spans: Sent[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.url === '/v1/traces') spans.push(...JSON.parse(body).resourceSpans[0].scopeSpans[0].spans);
    response.writeHead(status).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, spans, stop: () => server.close() };
}

it('sends a request with its steps, under the trace it came with and without a word of it', async () => {
  const collector = await startCollector();
  const app = Fastify();
  const { phase } = traceRequests(app, { endpoint: collector.endpoint });
  app.get('/chat/:link', async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    phase('read', 0.004);
    return {};
  });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  await app.inject({ url: '/chat/secret-link?text=hello', headers });
  phase('outside of any request', 1);
  await app.close();
  collector.stop();
  const [step, request] = collector.spans;
  expect(collector.spans.map(({ name }) => name)).toEqual(['read', 'GET /chat/:link']);
  expect(request).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' });
  expect(step).toMatchObject({ traceId, parentSpanId: request?.spanId });
  expect(Math.abs(Number(request?.startTimeUnixNano) / 1e6 - Date.now())).toBeLessThan(10_000);
  expect(JSON.stringify(collector.spans)).not.toMatch(/secret-link|hello/);
});

it('goes on without a collector and complains once', async () => {
  const lines: string[] = [];
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  });
  traceRequests(app, { endpoint: 'http://127.0.0.1:1', everyMs: 10 });
  app.get('/', async () => ({}));
  for (let i = 0; i < 3; i += 1) {
    expect((await app.inject('/')).statusCode).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await app.close();
  expect(lines).toHaveLength(1);
});
