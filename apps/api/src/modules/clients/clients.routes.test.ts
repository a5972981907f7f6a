import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { newTalk } from '../conversations/testing/talk.ts';
import { clientSources, clients } from './clients.table.ts';

let now = new Date('2027-03-15T08:00:00Z');
let test: TestApp;
let owner: Awaited<ReturnType<TestApp['createOwner']>>;
let other: Awaited<ReturnType<TestApp['createOwner']>>;
beforeAll(async () => {
  test = await createTestApp({ now: () => now });
  owner = await test.createOwner('owner@example.com');
  other = await test.createOwner('other@example.com');
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const call = (method: Method, rest = '', body?: unknown, who = owner, partnerId = owner.partnerId) =>
  test.send(method, `/api/partner/${partnerId}/client${rest}`, {
    as: who.user,
    ...(body !== undefined && { body }),
  });
const list = async (query = '') => (await call('GET', query)).json();
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

it('gathers people from talks and bookings, one for each number, with everything about them', async () => {
  const talk = newTalk(test, owner.chatLinkId);
  const offered = await talk.say('Was kostet ein Sonnenstreifen beim BMW X5?');
  expect(offered.messages[0]?.quote?.total).toBe(45);
  const times = await talk.say('Termin buchen');
  await talk.say(times.messages[0]?.choices?.[0] ?? '');
  await talk.say('Anna Weber, 0151 23456789');
  expect((await talk.say('ja')).messages[0]?.booking).toBeDefined();
  await newTalk(test, owner.chatLinkId).say('Wann habt ihr auf?');
  later(5);
  await newTalk(test, owner.chatLinkId).say(
    'Ich bin Anna, +49 151 23456789, anna@example.com. Habt ihr auf?',
  );
  const { config } = (await test.send('GET', `/api/partner/${owner.partnerId}`, { as: owner.user })).json();
  const made = await test.send('POST', `/api/partner/${owner.partnerId}/event`, {
    as: owner.user,
    body: {
      ...{ title: 'Wash', customerName: 'Oleh', customerPhone: '+380 50 123 45 67' },
      ...{ allDay: false, bayId: config.bays[0].id },
      ...{ start: '2027-04-01T09:00:00Z', end: '2027-04-01T10:00:00Z' },
    },
  });
  expect(made.statusCode).toBe(201);
  const people = await list('?sort=name');
  expect(people).toMatchObject([
    {
      name: 'Anna',
      phone: '+4915123456789',
      email: 'anna@example.com',
      talks: 2,
      bookings: 1,
      language: 'DE',
    },
    { name: 'Oleh', talks: 0, bookings: 1, lastVisit: null },
  ]);
  const anna = (await call('GET', `/${people[0].id}`)).json();
  expect(anna).toMatchObject({
    cars: ['BMW X5 · SUV'],
    money: [{ currency: 'EUR', booked: 45, visited: 0 }],
    consent: { noticeVersion: 1 },
    quotes: [{ total: 45, currency: 'EUR' }],
    events: [{ status: 'BOOKED', total: 45 }],
    merged: [{ name: 'Anna', by: 'phone' }],
    notes: '',
  });
  expect(anna.conversations).toMatchObject([{ channel: 'web' }, { lastText: expect.stringMatching(/\w/) }]);
});

it('finds people by name, number, address, car and in pages', async () => {
  for (const search of ['weber', '0151 2345', 'anna@ex', 'x5'])
    expect(await list(`?search=${encodeURIComponent(search)}`), search).toMatchObject([{ name: 'Anna' }]);
  expect(await list('?search=nobody')).toEqual([]);
  const page = await call('GET', '?pageSize=1&page=2&sort=name');
  expect(page.headers['x-total-count']).toBe('2');
  expect(page.json()).toMatchObject([{ name: 'Oleh' }]);
  expect((await call('GET', '?pageSize=1&page=9')).headers['x-total-count']).toBe('2');
});

it('counts a visit when it is over', async () => {
  const before = now;
  now = new Date('2027-05-01T08:00:00Z');
  const [anna] = await list('?search=anna');
  expect(anna.lastVisit).toMatch(/^2027-03-1/);
  expect((await call('GET', `/${anna.id}`)).json().money).toEqual([
    { currency: 'EUR', booked: 45, visited: 45 },
  ]);
  now = before;
});

it('takes a merge back for good, and merges by hand', async () => {
  const [anna] = await list('?search=anna');
  const { merged } = (await call('GET', `/${anna.id}`)).json();
  expect((await call('POST', `/${anna.id}/part`, { clientId: merged[0].id })).statusCode).toBe(204);
  expect(await list('?search=anna')).toHaveLength(2);
  expect((await call('POST', `/${anna.id}/part`, { clientId: merged[0].id })).statusCode).toBe(404);
  expect((await call('POST', `/${anna.id}/merge`, { clientId: merged[0].id })).statusCode).toBe(204);
  const whole = (await call('GET', `/${merged[0].id}`)).json();
  expect(whole).toMatchObject({ id: anna.id, merged: [{ by: 'hand' }], talks: 2 });
});

it('merges somebody whose number comes later, with the notes of both', async () => {
  const talk = newTalk(test, owner.chatLinkId);
  await talk.say('Ich heiße Boris. Wann habt ihr auf?');
  const [boris] = await list('?search=boris');
  await call('PATCH', `/${boris.id}`, { notes: 'pays cash' });
  const [oleh] = await list('?search=oleh');
  await call('PATCH', `/${oleh.id}`, { notes: 'prefers Saturdays' });
  await talk.say('Meine Nummer ist +380 50 123 45 67');
  expect(await list('?search=oleh')).toMatchObject([{ talks: 1, bookings: 1 }]);
  const one = (await call('GET', `/${boris.id}`)).json();
  expect(one.notes.split('\n').toSorted()).toEqual(['pays cash', 'prefers Saturdays']);
});

it('shows nobody the people of another business', async () => {
  const [anna] = await list('?search=anna');
  expect((await call('GET', '', undefined, other, other.partnerId)).json()).toEqual([]);
  const [theirs] = [`/${anna.id}`];
  for (const [method, rest, body] of [
    ['GET', theirs],
    ['PATCH', theirs, { notes: 'x' }],
    ['DELETE', theirs],
    ['GET', `${theirs}/export`],
    ['POST', `${theirs}/merge`, { clientId: anna.id }],
  ] as const) {
    expect((await call(method, rest, body, other, other.partnerId)).statusCode).toBe(404);
    expect((await call(method, rest, body, other)).statusCode).toBe(404);
  }
  expect((await call('PATCH', theirs, { notes: 'x'.repeat(4001) })).statusCode).toBe(400);
});

it('hands a person’s file over and erases the person, keeping the time of the job', async () => {
  const [anna] = await list('?search=anna');
  const file = (await call('GET', `/${anna.id}/export`)).json();
  expect(JSON.stringify(file.conversations)).toContain('Was kostet ein Sonnenstreifen beim BMW X5?');
  expect((await call('DELETE', `/${anna.id}`)).statusCode).toBe(204);
  expect((await call('GET', `/${anna.id}`)).statusCode).toBe(404);
  expect(await list('?search=anna')).toEqual([]);
  const talks = await test.send('GET', `/api/partner/${owner.partnerId}/conversation?search=anna`, {
    as: owner.user,
  });
  expect(talks.json()).toEqual([]);
  const range = 'from=2027-03-01T00:00:00Z&to=2027-03-31T00:00:00Z';
  const events = await test.send('GET', `/api/partner/${owner.partnerId}/event?${range}`, { as: owner.user });
  expect(events.json()).toMatchObject([{ customerName: '', customerPhone: '', status: 'BOOKED' }]);
});

it('keeps nobody whose talks are erased', async () => {
  const [oleh] = await list('?search=oleh');
  expect((await call('DELETE', `/${oleh.id}`)).statusCode).toBe(204);
  await list();
  expect(await test.db.select().from(clientSources)).toEqual([]);
  expect(await test.db.select().from(clients)).toEqual([]);
});
