import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../testing/test-app.ts';
import { type Caller, callers, type Place, routeMatrix } from './route-matrix.data.ts';

let test: TestApp;
let users: Record<Caller, TestUser | null>;
let place: Place;

beforeAll(async () => {
  test = await createTestApp();
  const owner = await test.createOwner('owner@example.com');
  const other = await test.createOwner('other@example.com');
  users = {
    anonymous: null,
    noPartner: await test.signUp('nobody@example.com'),
    owner: owner.user,
    otherOwner: other.user,
    admin: await test.createAdmin(),
    staff: await test.createStaff(owner, 'staff@example.com'),
  };
  place = { partnerId: owner.partnerId, botId: owner.botId, chatLinkId: owner.chatLinkId };
});
afterAll(() => test.close());

function registeredRoutes(): string[] {
  return test.app.statedRoutes.flatMap((route) =>
    [route.method]
      .flat()
      .filter((method) => method !== 'HEAD')
      .map((method) => `${method} ${route.url}`),
  );
}

it('has a row for every registered route and no row for a route that is gone', () => {
  expect(Object.keys(routeMatrix).sort()).toEqual([...new Set(registeredRoutes())].sort());
});

describe.each(Object.entries(routeMatrix))('%s', (name, row) => {
  it.each(callers)('answers %s as the table says', async (caller) => {
    const [method = 'GET', path = ''] = name.split(' ');
    const here = row.disposable ? await disposablePlace(caller) : place;
    const url = path
      .replace(':partnerId', here.partnerId)
      .replace(':botId', here.botId)
      .replace(':chatLinkId', here.chatLinkId)
      .replace(':messenger', 'whatsapp')
      .replace(/:(conversationId|requestId|clientId|invitationId|userId|sessionId)/, randomUUID())
      .replace('*', '');
    const body = typeof row.body === 'function' ? row.body(caller, users[caller]?.email ?? '') : row.body;
    const as = row.leaves && caller === 'staff' ? await sparePerson() : users[caller];
    const answer = await test.send(method as 'GET', `${url}${row.query ?? ''}`, { as, body });
    expect(answer.statusCode).toBe(row.expect[callers.indexOf(caller)]);
    if (answer.statusCode >= 400)
      expect(answer.json()).toEqual(
        expect.objectContaining({ error: expect.any(String), code: expect.any(String) }),
      );
  });
});

/** Whoever gives up a seat by the call has one of their own. */
async function sparePerson(): Promise<TestUser> {
  return test.createStaff({ ...place, user: users.owner as TestUser }, 'leaving@example.com');
}

/** Routes that delete get something of their own to delete, so that the rows stay independent. */
async function disposablePlace(caller: Caller): Promise<Place> {
  const asOwner = await test.send('POST', `/api/partner/${place.partnerId}/bot`, {
    as: users.owner,
    body: { name: 'Spare', language: 'de' },
  });
  if (caller !== 'admin') return { ...place, botId: asOwner.json().id };
  const spare = await test.send('POST', '/api/partner', {
    as: users.admin,
    body: { name: 'Spare', address: '' },
  });
  const bot = await test.send('POST', `/api/partner/${spare.json().id}/bot`, {
    as: users.admin,
    body: { name: 'Spare', language: 'de' },
  });
  return { partnerId: spare.json().id, botId: bot.json().id, chatLinkId: '' };
}
