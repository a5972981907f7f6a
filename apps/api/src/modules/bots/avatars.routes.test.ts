import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { botAvatars } from './bot-avatars.table.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** A whole PNG of one teal dot, and a larger one of the same kind by its head. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkqC79DwAD6gIZ6F7g8QAAAABJRU5ErkJggg==',
  'base64',
);
const withTail = (bytes: number) => Buffer.concat([dot, Buffer.alloc(bytes - dot.length)]).toString('base64');

async function newOwner(name: string) {
  const owner = await test.createOwner(`${name}@example.com`);
  const path = `/api/partner/${owner.partnerId}/bot/${owner.botId}`;
  const send = (image: string) => test.send('POST', `${path}/avatar`, { as: owner.user, body: { image } });
  return { ...owner, path, send };
}

it('takes a picture, serves it to everybody as nothing but a picture, and keeps it through other changes', async () => {
  const { send, path, user, chatLinkId } = await newOwner('painter');
  const saved = await send(dot.toString('base64'));
  const { avatar } = saved.json().look;
  expect(avatar).toMatch(/^[0-9a-f]{16}$/);
  const shown = await test.send('GET', `/api/chat/${chatLinkId}/avatar?v=${avatar}`);
  expect(shown.rawPayload.equals(dot)).toBe(true);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const look = { accentColor: '#112233', launcherPosition: 'LEFT' };
  const changed = await test.send('PATCH', path, { as: user, body: { look } });
  expect(changed.json().look).toEqual({ ...look, avatar });
  const opening = await test.send('GET', `/api/chat/${chatLinkId}`);
  expect(opening.json().look.avatar).toBe(avatar);
  const stale = await test.send('GET', `/api/chat/${chatLinkId}/avatar?v=0000000000000000`);
  expect(stale.headers['cache-control']).toBe('no-cache');
});

it('takes the picture away again, and with the bot', async () => {
  const { send, path, user, chatLinkId, botId } = await newOwner('eraser');
  await send(dot.toString('base64'));
  const removed = await test.send('DELETE', `${path}/avatar`, { as: user });
  expect(removed.json().look.avatar).toBeUndefined();
  expect((await test.send('GET', `/api/chat/${chatLinkId}/avatar`)).statusCode).toBe(404);
  await send(dot.toString('base64'));
  await test.send('DELETE', path, { as: user });
  expect(await test.db.$count(botAvatars, eq(botAvatars.botId, botId))).toBe(0);
});

it.each([
  ['SVG', Buffer.from('<svg onload="alert(1)"></svg>').toString('base64'), 400, 'image_refused'],
  ['64 kB and a byte', withTail(65_537), 400, 'image_refused'],
  ['far too much', withTail(90_000), 400, 'invalid_request'],
  ['no base64', '<script>', 400, 'invalid_request'],
  ['nothing', '', 400, 'invalid_request'],
])('refuses %s', async (name, image, status, code) => {
  const { send } = await newOwner(`refused-${name.replaceAll(' ', '-')}`);
  const answer = await send(image);
  expect(answer.statusCode).toBe(status);
  expect(answer.json().code).toBe(code);
});

it('takes exactly 64 kB', async () => {
  const { send } = await newOwner('brim');
  expect((await send(withTail(65_536))).statusCode).toBe(200);
});

it('lets nobody paint another studio’s bot, or name a picture by hand', async () => {
  const mine = await newOwner('mine');
  const theirs = await newOwner('theirs');
  const image = dot.toString('base64');
  const foreign = await test.send('POST', `/api/partner/${mine.partnerId}/bot/${theirs.botId}/avatar`, {
    as: mine.user,
    body: { image },
  });
  expect(foreign.statusCode).toBe(404);
  const look = { accentColor: '#112233', launcherPosition: 'LEFT', avatar: '0123456789abcdef' };
  expect((await test.send('PATCH', mine.path, { as: mine.user, body: { look } })).statusCode).toBe(400);
});
