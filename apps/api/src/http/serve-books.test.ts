import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { serveBooks } from './serve-books.ts';

const root = mkdtempSync(join(tmpdir(), 'glossa-books-'));
mkdirSync(join(root, 'operate'));
mkdirSync(join(root, 'assets'));
writeFileSync(join(root, 'index.html'), 'home');
writeFileSync(join(root, 'operate/index.html'), 'operators');
writeFileSync(join(root, 'operate/backup.html'), 'backup');
writeFileSync(join(root, 'assets/app.abc.js'), 'script');
writeFileSync(`${root}.secret`, 'beside');
afterAll(() => {
  rmSync(root, { recursive: true });
  rmSync(`${root}.secret`);
});

it.each([
  ['/docs/', 200, 'home'],
  ['/docs/operate/', 200, 'operators'],
  ['/docs/operate/backup', 200, 'backup'],
  ['/docs/operate/backup.html', 200, 'backup'],
  ['/docs/assets/app.abc.js', 200, 'script'],
  ['/docs/none', 404, null],
  [`/docs/..%2f${root.split('/').at(-1)}.secret`, 403, null],
])('%s is answered by %i', async (url, status, body) => {
  const app = Fastify();
  await serveBooks(app, root);
  const answer = await app.inject({ url });
  expect(answer.statusCode).toBe(status);
  if (body !== null) expect(answer.body).toBe(body);
  await app.close();
});

it('goes without books that were not built', async () => {
  const app = Fastify();
  await serveBooks(app, join(root, 'nowhere'));
  expect((await app.inject({ url: '/docs/' })).statusCode).toBe(404);
  expect((await app.inject({ url: '/docs' })).statusCode).toBe(404);
  await app.close();
});
