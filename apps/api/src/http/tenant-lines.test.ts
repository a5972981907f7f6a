import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { handleErrors } from './error-handler.ts';
import { keepTenantLines } from './tenant-lines.ts';

/** A server whose calls end when they are let go, over a database that is busy or not. */
function startServer(waitingCount: number) {
  const app = Fastify();
  handleErrors(app, () => {});
  const pool = { waitingCount };
  keepTenantLines(app, { chat: pool, panel: pool });
  const inside: { link: string; end: () => void }[] = [];
  app.post(
    '/api/channel/meta',
    () => new Promise((resolve) => inside.push({ link: 'meta', end: () => resolve({}) })),
  );
  for (const url of ['/api/chat/:chatLinkId', '/api/chat/:chatLinkId/live'])
    app.get<{ Params: { chatLinkId: string } }>(
      url,
      ({ params: { chatLinkId: link } }) =>
        new Promise((resolve) => inside.push({ link, end: () => resolve({ link }) })),
    );
  const ask = (link: string, headers = {}) => app.inject({ url: `/api/chat/${link}`, headers });
  const tell = () => app.inject({ method: 'POST', url: '/api/channel/meta' });
  const endAll = async () => {
    while (inside.length > 0) {
      inside.shift()?.end();
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  };
  return { inside, ask, tell, endAll, settle: () => new Promise((resolve) => setTimeout(resolve, 30)) };
}

it('lets one studio’s crowd wait in its own line while others go through', async () => {
  const { inside, ask, endAll, settle } = startServer(50);
  const crowd = Array.from({ length: 20 }, () => ask('crowded'));
  await settle();
  const other = ask('quiet');
  await settle();
  expect(inside.filter(({ link }) => link === 'crowded')).toHaveLength(4);
  expect(inside.filter(({ link }) => link === 'quiet')).toHaveLength(1);
  await endAll();
  expect((await Promise.all([...crowd, other])).map(({ statusCode }) => statusCode)).toEqual(
    Array(21).fill(200),
  );
});

it('refuses only the line that became too long, and says when to come back', async () => {
  const { ask, endAll, settle } = startServer(50);
  const crowd = Array.from({ length: 210 }, () => ask('crowded'));
  await settle();
  const other = ask('quiet');
  await settle();
  await endAll();
  const statuses = (await Promise.all(crowd)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 503)).toHaveLength(6);
  expect((await other).statusCode).toBe(200);
  const refused = (await Promise.all(crowd)).find(({ statusCode }) => statusCode === 503);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
});

it('keeps nobody waiting while the database is not busy', async () => {
  const { inside, ask, endAll, settle } = startServer(0);
  const crowd = Array.from({ length: 40 }, () => ask('crowded'));
  await settle();
  expect(inside).toHaveLength(40);
  await endAll();
  await Promise.all(crowd);
});

it('gives each session a line that strangers can’t stand in', async () => {
  const { inside, ask, endAll, settle } = startServer(50);
  const strangers = Array.from({ length: 20 }, () => ask('studio'));
  await settle();
  const owner = ask('studio', { authorization: 'Bearer of-the-owner' });
  await settle();
  expect(inside).toHaveLength(5);
  await endAll();
  await Promise.all([...strangers, owner]);
});

it('lets a crowd of live streams keep no message of the same chat waiting', async () => {
  const { inside, ask, endAll, settle } = startServer(50);
  const streams = Array.from({ length: 20 }, () => ask('studio/live'));
  await settle();
  const message = ask('studio');
  await settle();
  expect(inside).toHaveLength(5);
  await endAll();
  expect((await message).statusCode).toBe(200);
  await Promise.all(streams);
});

it('lets a messenger that calls for all studios from one address wait for nobody', async () => {
  const { inside, tell, endAll, settle } = startServer(50);
  const calls = Array.from({ length: 20 }, tell);
  await settle();
  expect(inside).toHaveLength(20);
  await endAll();
  await Promise.all(calls);
});
