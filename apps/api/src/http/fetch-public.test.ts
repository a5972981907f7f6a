import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchPublic } from './fetch-public.ts';

const hits: string[] = [];
const server = createServer((request, response) => {
  hits.push(request.url ?? '');
  if (request.url === '/ok') return response.end('BEGIN:VCALENDAR');
  if (request.url === '/large') return response.end('x'.repeat(5000));
  if (request.url === '/slow') return undefined;
  if (request.url === '/around') return response.writeHead(302, { location: '/around' }).end();
  if (request.url === '/on') return response.writeHead(302, { location: '/ok' }).end();
  if (request.url === '/inside')
    return response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
  if (request.url === '/file') return response.writeHead(302, { location: 'file:///etc/passwd' }).end();
  return response.writeHead(404).end();
});
let base = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const bounds = { mostBytes: 1000, timeoutMs: 800 };
const loopback = { ...bounds, isAllowed: (address: string) => address.startsWith('127.') };

it('fetches, and follows a redirect', async () => {
  expect(await fetchPublic(`${base}/ok`, loopback)).toEqual({
    ok: true,
    body: Buffer.from('BEGIN:VCALENDAR'),
  });
  expect(await fetchPublic(`${base}/on`, loopback)).toMatchObject({ ok: true });
});

it.each([
  ['/large', 'too_large'],
  ['/slow', 'unreachable'],
  ['/around', 'unreachable'],
  ['/missing', 'unreachable'],
  ['/inside', 'refused'],
  ['/file', 'refused'],
])('gives up on %s', async (path, problem) => {
  expect(await fetchPublic(`${base}${path}`, loopback)).toEqual({ ok: false, problem });
});

it.each([
  'http://127.0.0.1/x',
  'http://[::1]/x',
  'http://[::ffff:127.0.0.1]/x',
  'http://2130706433/x',
  'http://0x7f.1/x',
  'http://localhost/x',
  'https://10.0.0.5/x',
  'http://169.254.169.254/latest/meta-data',
  'http://user:secret@example.com/x',
  'https://example.com:8443/x',
  'file:///etc/passwd',
  'ftp://example.com/x',
  'gopher://x',
  'not an address',
  '',
])('refuses %s without asking anybody', async (address) => {
  const before = hits.length;
  expect(await fetchPublic(address, bounds)).toEqual({ ok: false, problem: 'refused' });
  expect(hits.length).toBe(before);
});

it('refuses a name that leads into the own network, at the moment of the connection', async () => {
  const { port } = server.address() as AddressInfo;
  const before = hits.length;
  const answer = await fetchPublic(`http://localhost:${port}/ok`, { ...bounds, isAllowed: () => false });
  expect(answer).toEqual({ ok: false, problem: 'refused' });
  expect(hits.length).toBe(before);
});
