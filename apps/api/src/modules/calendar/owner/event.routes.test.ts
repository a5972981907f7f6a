import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bayA, bayB, openTestStudio, type TestStudio } from '../test-studio.ts';

let studio: TestStudio;

beforeAll(async () => {
  studio = await openTestStudio();
});
afterAll(() => studio.close());
beforeEach(() => studio.db.execute(sql`delete from calendar_events`));

const wash = { title: 'Wash', bayId: bayA, start: '2027-03-02T10:00', end: '2027-03-02T11:00' };
const create = (changes: object = {}, headers = {}) =>
  studio.call('POST', '/event', { ...wash, ...changes }, headers);
const created = async (changes: object = {}) => (await create(changes)).json();
const list = async (from = '2027-01-01T00:00:00Z', to = '2027-12-31T00:00:00Z') =>
  (await studio.call('GET', `/event?from=${from}&to=${to}`)).json();

describe('entering an event', () => {
  it('keeps what was typed, as an instant of the studio’s clock', async () => {
    const answer = await create({ customerName: 'Client', customerPhone: '+49 151 1', service: 'Wash' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      title: 'Wash',
      start: '2027-03-02T09:00:00.000Z',
      end: '2027-03-02T10:00:00.000Z',
      source: 'OWNER',
      status: 'BOOKED',
      version: 1,
      isForced: false,
    });
    expect(await list()).toEqual([answer.json()]);
  });

  it('BK-15: refuses a taken bay with what is there and where it would fit, and saves it by force, marked', async () => {
    const first = await created();
    const refused = await create({ title: 'Polish', end: '2027-03-02T12:00' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'bay_taken', error: expect.stringContaining('Wash') });
    const { inTheWay, alternatives } = refused.json().details;
    expect(inTheWay).toEqual([first]);
    expect(alternatives[0]).toEqual({
      bayId: bayB,
      start: '2027-03-02T09:00:00Z',
      end: '2027-03-02T11:00:00Z',
    });
    const forced = await create({ title: 'Polish', force: true });
    expect(forced.json()).toMatchObject({ isForced: true });
    expect(await studio.book({ start: first.start, end: first.end })).toMatchObject({ reason: 'taken' });
  });

  it('is not marked as forced where nothing was in the way', async () => {
    expect((await create({ force: true })).json()).toMatchObject({ isForced: false });
  });

  it('BK-8: refuses the past unless it is meant', async () => {
    const past = { start: '2027-02-28T10:00', end: '2027-02-28T11:00' };
    expect((await create(past)).json()).toMatchObject({ code: 'in_past' });
    expect((await create({ ...past, force: true })).statusCode).toBe(201);
  });

  it('BK-10, BK-11: names a clock that jumps', async () => {
    const gap = await create({ start: '2027-03-28T02:30', end: '2027-03-28T04:00' });
    expect(gap.statusCode).toBe(400);
    expect(gap.json()).toMatchObject({
      code: 'nonexistent_local_time',
      details: { field: 'start', choices: ['2027-03-28T03:00:00+02:00'] },
    });
    const twice = await create({ start: '2027-10-31T02:30', end: '2027-10-31T04:00' });
    expect(twice.json()).toMatchObject({ code: 'ambiguous_local_time', details: { field: 'start' } });
  });

  it('BK-11: takes both hours of the night the clocks go back', async () => {
    const summer = { start: '2027-10-31T02:00:00+02:00', end: '2027-10-31T02:00:00+01:00' };
    const winter = { start: '2027-10-31T02:00:00+01:00', end: '2027-10-31T03:00' };
    expect((await create(summer)).statusCode).toBe(201);
    expect((await create(winter)).statusCode).toBe(201);
    expect((await list()).map(({ start }: { start: string }) => start)).toEqual([
      '2027-10-31T00:00:00.000Z',
      '2027-10-31T01:00:00.000Z',
    ]);
  });

  it('BK-14: blocks exactly the local days of an all-day job', async () => {
    await create({ allDay: true, start: '2027-03-27', end: '2027-03-28' });
    const before = { start: '2027-03-26T22:00', end: '2027-03-27T00:00' };
    const after = { start: '2027-03-29T00:00', end: '2027-03-29T01:00' };
    expect((await create(before)).statusCode).toBe(201);
    expect((await create(after)).statusCode).toBe(201);
    expect((await create({ start: '2027-03-28T23:00', end: '2027-03-28T23:30' })).statusCode).toBe(409);
  });

  it('closes the whole studio, and says which jobs stand against it', async () => {
    const job = await created({ bayId: bayB });
    const closure = { title: 'Closed', bayId: null, allDay: true, start: '2027-03-02', end: '2027-03-02' };
    expect((await create(closure)).json().details.inTheWay).toEqual([job]);
    expect((await create({ ...closure, force: true })).json()).toMatchObject({ bayId: null, isForced: true });
    const free = { start: '2027-03-02T15:00:00Z', end: '2027-03-02T16:00:00Z' };
    expect(await studio.book(free)).toMatchObject({ reason: 'taken' });
  });

  it.each([
    ['a field nobody knows', { partnerId: randomUUID() }],
    ['a bay of nobody', { bayId: randomUUID() }],
    ['no title', { title: '  ' }],
    ['a title without end', { title: 'x'.repeat(10_000) }],
    ['a number for a time', { start: 5 }],
    ['no date', { start: 'Invalid Date' }],
    ['NaN', { end: 'NaN' }],
    ['NUL', { description: 'a\u0000b' }],
  ])('BK-7: refuses %s with 400', async (_, changes) => {
    expect((await create(changes)).statusCode).toBe(400);
  });

  it('BK-17: keeps text as text', async () => {
    const title = '<img src=x onerror=alert(1)> =HYPERLINK("x") \u202eabc';
    expect((await create({ title })).json().title).toBe(title);
  });
});

describe('BK-3: the same key', () => {
  const key = { 'idempotency-key': 'tap-on-save-1' };

  it('gives one event however often it is sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => create({}, key)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  it('is refused with another body', async () => {
    await create({}, key);
    const answer = await create({ title: 'Other' }, key);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('id_reused');
  });
});

describe('changing an event', () => {
  const change = (id: string, changes: object) => studio.call('PATCH', `/event/${id}`, changes);

  it('moves it, makes it longer and counts its version up', async () => {
    const { id } = await created();
    const moved = await change(id, { start: '2027-03-03T10:00', end: '2027-03-03T12:00', bayId: bayB });
    expect(moved.json()).toMatchObject({ start: '2027-03-03T09:00:00.000Z', bayId: bayB, version: 2 });
    expect((await create()).statusCode).toBe(201);
  });

  it('BK-16: tells the second of two tabs that it is stale', async () => {
    const { id } = await created();
    expect((await change(id, { title: 'First tab', version: 1 })).statusCode).toBe(200);
    const second = await change(id, { title: 'Second tab', version: 1 });
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ code: 'stale', details: { current: { title: 'First tab' } } });
  });

  it('BK-15: refuses a move onto another event unless forced, and leaves both as they were', async () => {
    const other = await created({ start: '2027-03-02T14:00', end: '2027-03-02T15:00' });
    const { id } = await created();
    const refused = await change(id, { start: '2027-03-02T14:30', end: '2027-03-02T15:30' });
    expect(refused.json()).toMatchObject({ code: 'bay_taken', details: { inTheWay: [{ id: other.id }] } });
    const forced = await change(id, { start: '2027-03-02T14:30', end: '2027-03-02T15:30', force: true });
    expect(forced.json()).toMatchObject({ isForced: true, version: 2 });
    expect((await change(id, { start: '2027-03-02T16:00', end: '2027-03-02T17:00' })).json()).toMatchObject({
      isForced: false,
    });
  });

  it('BK-6: lets one of many win who move onto a freed slot at once', async () => {
    const starts = ['08:00', '10:00', '12:00', '14:00', '16:00'];
    const ids: string[] = [];
    for (const time of starts) {
      const end = `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}:00`;
      ids.push((await created({ start: `2027-03-04T${time}`, end: `2027-03-04T${end}` })).id);
    }
    const target = await created();
    await studio.call('DELETE', `/event/${target.id}`);
    const answers = await Promise.all([
      ...ids.map((id) => change(id, { start: wash.start, end: wash.end })),
      create({ title: 'New' }),
    ]);
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes.filter((code) => code < 300)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(5);
  });

  it('answers 404 for what is not there, is another’s or was deleted', async () => {
    const { id } = await created();
    const other = await studio.createOwner(`other-${randomUUID()}@example.com`);
    const foreign = await studio.send('PATCH', `/api/partner/${other.partnerId}/event/${id}`, {
      as: other.user,
      body: { title: 'Mine' },
    });
    expect(foreign.statusCode).toBe(404);
    expect((await change(randomUUID(), { title: 'x' })).statusCode).toBe(404);
    await studio.call('DELETE', `/event/${id}`);
    expect((await change(id, { title: 'x' })).statusCode).toBe(404);
  });
});

describe('deleting an event', () => {
  it('frees its time at once and can be taken back while that is free', async () => {
    const { id } = await created();
    expect((await studio.call('DELETE', `/event/${id}`)).statusCode).toBe(204);
    expect((await studio.call('DELETE', `/event/${id}`)).statusCode).toBe(404);
    expect(await list()).toEqual([]);
    expect((await studio.call('POST', `/event/${id}/restore`)).json()).toMatchObject({
      id,
      status: 'BOOKED',
    });
    await studio.call('DELETE', `/event/${id}`);
    const other = await created({ title: 'Somebody else' });
    const refused = await studio.call('POST', `/event/${id}/restore`);
    expect(refused.json()).toMatchObject({ code: 'bay_taken', details: { inTheWay: [{ id: other.id }] } });
  });
});

describe('what became of a job', () => {
  const change = (id: string, changes: object) => studio.call('PATCH', `/event/${id}`, changes);

  it('goes from booked to done with what was really paid, and back', async () => {
    const { id } = await created();
    expect((await change(id, { jobState: 'ARRIVED' })).json()).toMatchObject({
      jobState: 'ARRIVED',
      paid: null,
    });
    const done = (await change(id, { jobState: 'DONE', paid: 129.9 })).json();
    expect(done).toMatchObject({ jobState: 'DONE', paid: { amount: 129.9, currency: 'EUR' } });
    expect((await change(id, { title: 'Polish' })).json().paid).toEqual({ amount: 129.9, currency: 'EUR' });
    expect((await change(id, { jobState: 'NO_SHOW' })).json()).toMatchObject({
      jobState: 'NO_SHOW',
      paid: null,
    });
  });

  it.each([
    [{ jobState: 'DONE', paid: -1 }],
    [{ jobState: 'DONE', paid: 1e9 }],
    [{ jobState: 'ARRIVED', paid: 10 }],
    [{ jobState: 'LOST' }],
  ])('refuses %j', async (changes) => {
    const { id } = await created();
    expect((await change(id, changes)).statusCode).toBe(400);
  });

  it('knows no job that is a closure', async () => {
    const { id } = await created({ bayId: null });
    expect((await change(id, { jobState: 'DONE' })).statusCode).toBe(400);
  });
});

describe('an event that repeats', () => {
  const weekly = { repeat: { every: 'WEEK', until: '2027-04-06' } };

  it('stands at the same time of day across the change of clocks', async () => {
    const first = await created(weekly);
    const all = await list();
    expect(all.map(({ start }: { start: string }) => start)).toEqual(
      ['02T09', '09T09', '16T09', '23T09', '30T08']
        .map((at) => `2027-03-${at}:00:00.000Z`)
        .concat('2027-04-06T08:00:00.000Z'),
    );
    expect(new Set(all.map(({ seriesId }: { seriesId: string }) => seriesId))).toEqual(
      new Set([first.seriesId]),
    );
  });

  it('is refused whole where one of them is in the way, and enters whole by force', async () => {
    await created({ start: '2027-03-16T10:30', end: '2027-03-16T12:00' });
    const refused = await create(weekly);
    expect(refused.json()).toMatchObject({ code: 'bay_taken' });
    expect(await list()).toHaveLength(1);
    expect((await create({ ...weekly, force: true })).statusCode).toBe(201);
    const forced = (await list()).filter(({ isForced }: { isForced: boolean }) => isForced);
    expect(forced.map(({ start }: { start: string }) => start)).toEqual(['2027-03-16T09:00:00.000Z']);
  });

  it('comes once for one key, and says where it would be too many', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const [one, two] = [await create(weekly, headers), await create(weekly, headers)];
    expect(two.json()).toEqual(one.json());
    expect(await list()).toHaveLength(6);
    const many = await create({ repeat: { every: 'DAY', until: '2028-03-02' } });
    expect(many.statusCode).toBe(400);
    expect(many.json().error).toContain('repeat.until');
  });

  it('goes alone, or with the ones after it', async () => {
    await created(weekly);
    const [, second, third] = await list();
    expect((await studio.call('DELETE', `/event/${second.id}`)).statusCode).toBe(204);
    expect(await list()).toHaveLength(5);
    expect((await studio.call('DELETE', `/event/${third.id}?following=true`)).statusCode).toBe(204);
    expect(await list()).toHaveLength(1);
  });
});
