import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../testing/test-app.ts';
import { routeMatrix } from './route-matrix.data.ts';

let test: TestApp;
let admin: TestUser;
let place: { partnerId: string; botId: string; chatLinkId: string };

beforeAll(async () => {
  test = await createTestApp();
  place = await test.createOwner('owner@example.com');
  admin = await test.createAdmin();
});
afterAll(() => test.close());

/** A messenger's call says who it is before anything else is looked at: its own tests send it bad bodies. */
const isWebhook = (name: string) => name.includes(' /api/channel/');
const withBody = Object.keys(routeMatrix).filter(
  (name) => /^(POST|PATCH|PUT) /.test(name) && name !== 'POST /api/auth/sign-out' && !isWebhook(name),
);
const withIds = Object.keys(routeMatrix)
  .filter((name) => name.includes('/:') && !isWebhook(name))
  // A script for other sites, which tells them that there is no button.
  .filter((name) => name !== 'GET /api/chat/:chatLinkId/widget.js');

/**
 * What is refused at one door, whatever the route, and ids that fail alike: each route is sent a third of them in turn,
 * and each of them to a third of the routes. `npm run test:long` sends all to all.
 */
function inTurn<Bad>(all: readonly Bad[], turn: number): readonly Bad[] {
  const isLong = process.env.LONG_TESTS === 'on';
  return all.filter((_, at) => isLong || at % 3 === turn % 3);
}

type BadBody = [title: string, body: string, statuses: number[]];

/** Each route tells these by its own schema. */
const badForSchemas: BadBody[] = [
  ['no JSON object', '"text"', [400]],
  ['null', 'null', [400]],
  ['a list', '[]', [400]],
  [
    'wrong types',
    '{"name":5,"email":true,"text":[],"path":{},"role":1,"holidays":"x","botName":null}',
    [400],
  ],
  ['an unknown field', '{"surprise":"x"}', [400]],
];
const badForAll: BadBody[] = [
  ['malformed JSON', '{"name": ', [400]],
  ['a NUL byte', '{"name":"a\\u0000b"}', [400]],
  ['a forbidden key', '{"__proto__":{"role":"ADMIN"}}', [400]],
  ['a huge body', `{"name":"${'x'.repeat(1_100_000)}"}`, [413]],
];

function fill(path: string, values = place): string {
  return path
    .replace(':partnerId', values.partnerId)
    .replace(':botId', values.botId)
    .replace(':chatLinkId', values.chatLinkId)
    .replace(':messenger', 'whatsapp')
    .replace('*', '');
}

const badTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];

describe.each(withBody.map((name, turn) => [name, turn] as const))('%s', (name, turn) => {
  const [method = '', path = ''] = name.split(' ');

  const badBodies = [...badForSchemas, ...inTurn(badForAll, turn)];
  it.each(badBodies)('refuses %s with a sentence', async (_title, body, statuses) => {
    const answer = await test.send(method as 'POST', fill(path), { as: admin, body });
    // A photo is larger than any other body; a text of that size is refused for what it is.
    const allowed = name === 'POST /api/chat/:chatLinkId/photo' ? [...statuses, 400] : statuses;
    expect(allowed).toContain(answer.statusCode);
    expect(answer.json()).toMatchObject({
      error: expect.stringMatching(/\S{3}/),
      code: expect.stringMatching(/^[a-z_]+$/),
    });
  });

  it.each(inTurn(badTypes, turn))('refuses a body of the type %s', async (type) => {
    const answer = await test.send(method as 'POST', fill(path), {
      as: admin,
      body: 'name=x',
      headers: { 'content-type': type },
    });
    expect(answer.statusCode).toBe(415);
    expect(answer.json().code).toBe('unsupported_type');
  });
});

const badIds = [
  '0',
  '-1',
  '1%20OR%201=1',
  '..%2Fother',
  '%00',
  'x'.repeat(150),
  '%F0%9F%9A%97',
  'EDF54522-364F-4A13-B461-E1DFBF2F4298',
];

describe.each(withIds.map((name, turn) => [name, turn] as const))(
  '%s with ids that are none',
  (name, turn) => {
    const [method = '', path = ''] = name.split(' ');
    const body = /^(POST|PATCH)$/.test(method) ? {} : undefined;

    it.each(inTurn(badIds, turn))('does not fall over %s', async (id) => {
      const answer = await test.send(
        method as 'GET',
        fill(path, { partnerId: id, botId: id, chatLinkId: id }),
        { as: admin, body },
      );
      expect([400, 404]).toContain(answer.statusCode);
      expect(answer.json().error).toMatch(/\S{3}/);
    });
  },
);

it.each(badIds.filter((id) => id.length <= 64))('has no button for the link %s', async (id) => {
  const { statusCode, body } = await test.send('GET', `/api/chat/${id}/widget.js`);
  expect([statusCode, body]).toEqual([200, 'Glossa.wear(null)']);
});

it('answers an unknown path and an overlong one with a sentence', async () => {
  expect((await test.send('GET', '/api/nothing')).json()).toEqual({
    error: 'This was not found.',
    code: 'not_found',
  });
  expect((await test.send('GET', `/api/partner/${'x'.repeat(3000)}`, { as: admin })).statusCode).toBe(404);
});

it('takes a DELETE that announces JSON and sends none', async () => {
  const answer = await test.send('DELETE', `/api/partner/${place.partnerId}/bot/${place.botId}`, {
    as: admin,
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.statusCode).toBe(204);
});
