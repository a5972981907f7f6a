import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';

let test: TestApp;
let a: Awaited<ReturnType<TestApp['createOwner']>>;
let b: Awaited<ReturnType<TestApp['createOwner']>>;
let admin: TestUser;

beforeAll(async () => {
  test = await createTestApp();
  a = await test.createOwner('a@example.com', 'Studio A');
  b = await test.createOwner('b@example.com', 'Secret Studio B');
  admin = await test.createAdmin();
});
afterAll(() => test.close());

/** Every row of business data of one business, as text. */
async function dump(partnerId: string): Promise<string> {
  const tables = ['bots', 'price_rows', 'calendar_events', 'conversations', 'messages', 'partner_members'];
  const parts = await Promise.all(
    tables.map((table) =>
      test.db.execute(sql.raw(`select * from ${table} where partner_id = '${partnerId}' order by 1`)),
    ),
  );
  const partner = await test.db.execute(sql.raw(`select * from partners where id = '${partnerId}'`));
  return JSON.stringify([partner.rows, ...parts.map((part) => part.rows)]);
}

describe('another business', () => {
  let before: string;
  beforeEach(async () => {
    before = await dump(b.partnerId);
  });

  it('looks like one that does not exist, and stays as it is', async () => {
    const calls: ['GET' | 'PATCH' | 'DELETE' | 'POST', string, unknown][] = [
      ['GET', '', undefined],
      ['PATCH', '', { name: 'Mine now' }],
      ['PATCH', '/config', { requirePhone: true }],
      ['DELETE', '', undefined],
      ['POST', '/bot', { name: 'x', language: 'de' }],
      ['GET', '/pricing', undefined],
      ['GET', '/event?from=2026-01-01T00:00:00Z&to=2026-02-01T00:00:00Z', undefined],
      ['GET', '/deletion-impact', undefined],
    ];
    for (const [method, path, body] of calls) {
      const foreign = await test.send(method, `/api/partner/${b.partnerId}${path}`, { as: a.user, body });
      const unknown = await test.send(method, `/api/partner/${randomUUID()}${path}`, { as: a.user, body });
      expect(foreign.statusCode).toBe(404);
      expect(foreign.body).toBe(unknown.body);
    }
    expect(await dump(b.partnerId)).toBe(before);
  });

  it('keeps its bots to itself, under either parent', async () => {
    for (const [partnerId, botId] of [
      [a.partnerId, b.botId],
      [b.partnerId, a.botId],
    ]) {
      for (const method of ['PATCH', 'DELETE'] as const) {
        const body = method === 'PATCH' ? { name: 'Taken' } : undefined;
        expect(
          (await test.send(method, `/api/partner/${partnerId}/bot/${botId}`, { as: a.user, body }))
            .statusCode,
        ).toBe(404);
      }
    }
    expect(await dump(b.partnerId)).toBe(before);
  });

  it('can’t be reached through a body', async () => {
    const bodies: ['PATCH' | 'POST', string, object][] = [
      ['PATCH', `/api/partner/${a.partnerId}/bot/${a.botId}`, { partnerId: b.partnerId }],
      ['PATCH', `/api/partner/${a.partnerId}/config`, { id: b.partnerId }],
      ['PATCH', `/api/partner/${a.partnerId}/config`, { createdAt: '2020-01-01' }],
      ['PATCH', `/api/partner/${a.partnerId}`, { id: b.partnerId }],
      ['POST', `/api/partner/${a.partnerId}/bot`, { name: 'x', language: 'de', partnerId: b.partnerId }],
    ];
    for (const [method, url, body] of bodies)
      expect((await test.send(method, url, { as: a.user, body })).statusCode).toBe(400);
    expect(await dump(b.partnerId)).toBe(before);
  });
});

describe('the list of businesses', () => {
  it('shows a customer exactly the own one', async () => {
    const answer = await test.send('GET', '/api/partner', { as: a.user });
    expect(answer.json().map((partner: { id: string }) => partner.id)).toEqual([a.partnerId]);
    expect(answer.headers['x-total-count']).toBe('1');
    expect(answer.body).not.toContain('Secret Studio B');
  });

  it('shows a customer without one nothing', async () => {
    expect(
      (await test.send('GET', '/api/partner', { as: await test.signUp('none@example.com') })).json(),
    ).toEqual([]);
  });

  it('shows administrators all, searched, sorted and paged', async () => {
    for (const name of ['Zebra Wash', '100% Glanz', 'Alpha Wrap']) {
      await test.send('POST', '/api/partner', { as: admin, body: { name, address: 'Elsewhere 5' } });
    }
    const names = async (query: string) =>
      (await test.send('GET', `/api/partner?${query}`, { as: admin }))
        .json()
        .map((partner: { name: string }) => partner.name);
    expect(await names('sort=name&pageSize=2')).toEqual(['100% Glanz', 'Alpha Wrap']);
    expect(await names('sort=-name&pageSize=1')).toEqual(['Zebra Wash']);
    expect(await names('search=0%25')).toEqual(['100% Glanz']);
    expect(await names('search=elsewhere&sort=name&page=2&pageSize=2')).toEqual(['Zebra Wash']);
    expect((await test.send('GET', '/api/partner?pageSize=0', { as: admin })).statusCode).toBe(400);
    expect((await test.send('GET', '/api/partner?sort=password', { as: admin })).statusCode).toBe(400);
  });
});

describe('the owners of a business', () => {
  it('are told to administrators, who find it by their addresses, and to nobody else', async () => {
    const listed = await test.send('GET', `/api/partner?search=${a.user.email.toUpperCase()}`, { as: admin });
    expect(listed.json()).toMatchObject([{ id: a.partnerId, owners: [a.user.email] }]);
    const own = await test.send('GET', `/api/partner/${a.partnerId}`, { as: a.user });
    expect(own.json()).not.toHaveProperty('owners');
  });

  it('come later by an administrator’s invitation', async () => {
    const made = await test.send('POST', '/api/partner', {
      as: admin,
      body: { name: 'Orphan', address: '' },
    });
    const { id } = made.json();
    const path = `/api/partner/${id}`;
    expect((await test.send('GET', path, { as: admin })).json().owners).toEqual([]);
    await test.createStaff({ user: admin, partnerId: id }, 'later@example.com', 'OWNER');
    expect((await test.send('GET', path, { as: admin })).json().owners).toEqual(['later@example.com']);
  });
});

describe('creating a business', () => {
  it('is possible once, however many requests race', async () => {
    const user = await test.signUp('racer@example.com');
    const create = () =>
      test.send('POST', '/api/partner', { as: user, body: { name: 'Racer', address: '' } });
    const statuses = (await Promise.all(Array.from({ length: 20 }, create))).map(
      (answer) => answer.statusCode,
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    expect((await create()).json().code).toBe('partner_exists');
  });

  it.each([{ ownerId: 'x' }, { userId: 'x' }, { id: randomUUID() }, { bots: [] }, { plan: 'MAX' }])(
    'refuses the extra field %o',
    async (extra) => {
      const user = await test.signUp(`extra-${randomUUID()}@example.com`);
      expect(
        (await test.send('POST', '/api/partner', { as: user, body: { name: 'x', address: '', ...extra } }))
          .statusCode,
      ).toBe(400);
    },
  );

  it('lets an administrator set one up for a customer without one', async () => {
    const customer = await test.signUp('waiting@example.com');
    const create = () =>
      test.send('POST', '/api/partner', {
        as: admin,
        body: { name: 'For you', address: '', ownerEmail: customer.email },
      });
    const { id } = (await create()).json();
    expect((await test.send('GET', '/api/user/me', { as: customer })).json().partner).toEqual({
      id,
      name: 'For you',
      role: 'OWNER',
    });
    expect((await create()).json().code).toBe('owner_has_partner');
  });
});

describe('a business', () => {
  it('keeps the answers to what clients ask, and knows the topics', async () => {
    const url = `/api/partner/${a.partnerId}/config`;
    const knowledge = [
      { topic: 'waiting', answer: 'Ja, mit Kaffee.' },
      { topic: 'warranty', service: 'Tönung', answer: '5 Jahre.' },
    ];
    const kept = await test.send('PATCH', url, { as: a.user, body: { knowledge } });
    expect(kept.json().config.knowledge).toEqual(knowledge);
    for (const wrong of [
      [{ topic: 'weather', answer: 'Sun.' }],
      [{ topic: 'waiting', answer: '' }],
      [{ topic: 'waiting', answer: 'x'.repeat(601) }],
      [{ topic: 'waiting', answer: 'Ja.', partnerId: b.partnerId }],
    ])
      expect((await test.send('PATCH', url, { as: a.user, body: { knowledge: wrong } })).statusCode).toBe(
        400,
      );
  });

  it('changes only the parts of its config that are given, and takes them whole or not at all', async () => {
    const url = `/api/partner/${a.partnerId}/config`;
    const changed = await test.send('PATCH', url, {
      as: a.user,
      body: { timezone: 'Europe/Kyiv', currency: 'UAH' },
    });
    expect(changed.json().config).toMatchObject({
      timezone: 'Europe/Kyiv',
      currency: 'UAH',
      slotStepMinutes: 30,
    });
    const bad: object[] = [
      { timezone: 'Mars/Phobos' },
      { timezone: 'GMT+2' },
      { currency: 'ZZZ' },
      { bays: [] },
      { holidays: ['2026-02-30'] },
      { slotStepMinutes: 0 },
      { slotStepMinutes: '30' },
      { requirePhone: 'yes' },
      { hours: { mon: [['18:00', '09:00']] } },
      {
        hours: {
          mon: [
            ['09:00', '12:00'],
            ['11:00', '18:00'],
          ],
          tue: [],
          wed: [],
          thu: [],
          fri: [],
          sat: [],
          sun: [],
        },
      },
    ];
    for (const body of bad) {
      const answer = await test.send('PATCH', url, { as: a.user, body });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error).toContain(Object.keys(body)[0]);
    }
  });

  it('keeps both of two changes made at once', async () => {
    const url = `/api/partner/${a.partnerId}/config`;
    await Promise.all([
      test.send('PATCH', url, { as: a.user, body: { bufferMinutes: 15 } }),
      test.send('PATCH', url, { as: a.user, body: { noticeMinutes: 240 } }),
    ]);
    expect(
      (await test.send('GET', `/api/partner/${a.partnerId}`, { as: a.user })).json().config,
    ).toMatchObject({ bufferMinutes: 15, noticeMinutes: 240 });
  });

  it('gets its plan from administrators only', async () => {
    const url = `/api/partner/${a.partnerId}`;
    expect((await test.send('PATCH', url, { as: a.user, body: { plan: 'MAX' } })).json().code).toBe(
      'admin_only',
    );
    expect((await test.send('PATCH', url, { as: admin, body: { plan: 'PRO' } })).json().plan).toBe('PRO');
  });

  it('can be deleted by administrators only, once, with everything that hangs on it', async () => {
    const doomed = await test.createOwner('doomed@example.com');
    const url = `/api/partner/${doomed.partnerId}`;
    await test.send('POST', `/api/chat/${doomed.chatLinkId}/message`, {
      body: { clientMessageId: 'one', text: 'Hallo' },
    });
    expect((await test.send('DELETE', url, { as: doomed.user })).statusCode).toBe(403);
    expect((await test.send('GET', `${url}/deletion-impact`, { as: admin })).json()).toMatchObject({
      bots: 1,
      conversations: 1,
    });
    expect((await test.send('DELETE', url, { as: admin })).statusCode).toBe(204);
    expect((await test.send('DELETE', url, { as: admin })).statusCode).toBe(404);
    expect(await dump(doomed.partnerId)).toBe('[[],[],[],[],[],[],[]]');
    expect((await test.send('GET', `/api/chat/${doomed.chatLinkId}`)).statusCode).toBe(404);
    expect((await test.send('GET', '/api/user/me', { as: doomed.user })).json().partner).toBeNull();
  });
});

it('leaves a customer without a business only what the set-up needs', async () => {
  const user = await test.signUp('lonely@example.com');
  const answer = await test.send('GET', `/api/partner/${a.partnerId}`, { as: user });
  expect(answer.statusCode).toBe(403);
  expect(answer.json().code).toBe('no_partner');
  expect((await test.send('GET', '/api/bot/default-config', { as: user })).statusCode).toBe(200);
});
