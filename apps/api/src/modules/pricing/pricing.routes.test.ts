import { randomUUID } from 'node:crypto';
import type { PriceRow } from '@glossa/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

type Owner = Awaited<ReturnType<TestApp['createOwner']>>;

let test: TestApp;
let owner: Owner;
let other: Owner;

beforeAll(async () => {
  test = await createTestApp();
  other = await test.createOwner('other@example.com');
});
afterAll(() => test.close());

beforeEach(async () => {
  owner = await test.createOwner(`${randomUUID()}@example.com`);
});

const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, as = owner) =>
  test.send(method, `/api/partner/${owner.partnerId}/pricing${path}`, { as: as.user, body });

const list = async (): Promise<{ version: number; rows: PriceRow[] }> => (await send('GET', '')).json();
const row = (service: string, price: number, more: object = {}) => ({ service, price, ...more });

describe('saving a list', () => {
  it('makes a new version of exactly these rows, in the studio’s currency where none is named', async () => {
    const saved = await send('POST', '', {
      rows: [row('Wash', 20), row('Wax', 49.9, { currency: 'UAH', isFrom: true, durationMinutes: 45 })],
      baseVersion: 1,
      kind: 'TEXT',
    });
    expect(saved.statusCode).toBe(201);
    expect(saved.json()).toEqual(await list());
    expect(await list()).toMatchObject({
      version: 2,
      rows: [
        { service: 'Wash', price: 20, currency: 'EUR', isSample: false, isActive: true },
        { service: 'Wax', price: 49.9, currency: 'UAH', isFrom: true, durationMinutes: 45 },
      ],
    });
  });

  it('takes the rows of a reading back as they came and keeps the words they came from', async () => {
    const reading = (await send('POST', '/reading', { description: 'Handwäsche ab 25 €' })).json();
    const { rows } = (await send('POST', '', { rows: reading.rows })).json();
    expect(rows).toMatchObject([{ service: 'Handwäsche', isFrom: true, source: 'Handwäsche ab 25 €' }]);
  });

  it('refuses an old version and leaves the list alone', async () => {
    await send('POST', '', { rows: [row('Wash', 20)], baseVersion: 1 });
    const stale = await send('POST', '', { rows: [row('Wash', 5)], baseVersion: 1 });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale']);
    expect((await list()).rows).toMatchObject([{ price: 20 }]);
  });

  it('refuses all of it when one row is wrong, naming the row', async () => {
    const before = await list();
    const answer = await send('POST', '', { rows: [row('Wash', 20), row('Wax', 60, { priceTo: 50 })] });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toBe('“rows.1.priceTo” must be above the price it starts from.');
    expect(await list()).toEqual(before);
  });

  it('never takes the id of another business’s row', async () => {
    const [foreign] = (
      await test.send('GET', `/api/partner/${other.partnerId}/pricing`, { as: other.user })
    ).json().rows;
    const { rows } = (await send('POST', '', { rows: [row('Wash', 20, { id: foreign.id })] })).json();
    expect(rows[0].id).not.toBe(foreign.id);
  });
});

describe('a single row', () => {
  it('is changed under its id, is no sample any more and makes a version', async () => {
    const [sample] = (await list()).rows;
    expect(sample?.isSample).toBe(true);
    const changed = await send('PATCH', `/${sample?.id}`, { price: 333, baseVersion: 1 });
    expect(changed.json()).toMatchObject({ id: sample?.id, price: 333, isSample: false, version: 2 });
    expect((await list()).rows[0]).toMatchObject({ id: sample?.id, price: 333 });
  });

  it('is deleted, and deleting it again finds nothing', async () => {
    const [sample, ...rest] = (await list()).rows;
    expect((await send('DELETE', `/${sample?.id}?baseVersion=1`)).statusCode).toBe(204);
    expect((await send('DELETE', `/${sample?.id}`)).statusCode).toBe(404);
    expect((await list()).rows.map((one) => one.id)).toEqual(rest.map((one) => one.id));
  });

  it('of an old version is refused, and so is one that ends before it starts', async () => {
    const [sample] = (await list()).rows;
    expect((await send('DELETE', `/${sample?.id}?baseVersion=0`)).json().code).toBe('stale');
    expect((await send('PATCH', `/${sample?.id}`, { price: 1, baseVersion: 0 })).json().code).toBe('stale');
    expect((await send('PATCH', `/${sample?.id}`, { price: 100, priceTo: 50 })).statusCode).toBe(400);
  });

  it('of another business can’t be reached under the own one', async () => {
    const [foreign] = (
      await test.send('GET', `/api/partner/${other.partnerId}/pricing`, { as: other.user })
    ).json().rows;
    expect((await send('PATCH', `/${foreign.id}`, { price: 1 })).statusCode).toBe(404);
    expect((await send('DELETE', `/${foreign.id}`)).statusCode).toBe(404);
  });
});

describe('the history', () => {
  it('brings an earlier list back under the old ids, as a version of its own', async () => {
    const first = await list();
    await send('POST', '', { rows: [row('Wash', 20)], kind: 'CSV' });
    const restored = await send('POST', '/version/1/restore', { baseVersion: 2 });
    expect(restored.statusCode).toBe(201);
    expect(await list()).toEqual({ version: 3, rows: first.rows });
    const versions = (await send('GET', '/version')).json();
    expect(versions.map((one: { kind: string }) => one.kind)).toEqual(['UNDO', 'CSV', 'TEMPLATE']);
    expect(versions[0].author).toBe(owner.user.email);
    expect((await send('GET', '/version/2')).json().rows).toMatchObject([{ service: 'Wash', price: 20 }]);
  });

  it('knows no version that never was', async () => {
    expect((await send('GET', '/version/77')).statusCode).toBe(404);
    expect((await send('POST', '/version/77/restore', {})).statusCode).toBe(404);
  });
});

it('keeps the owner’s text, typed or sent to be read', async () => {
  expect((await send('GET', '/draft')).json()).toEqual({ description: '' });
  await send('PATCH', '/draft', { description: ' Wash 2' });
  expect((await send('GET', '/draft')).json()).toEqual({ description: ' Wash 2' });
  await send('POST', '/reading', { description: 'Wash 25 €' });
  expect((await send('GET', '/draft')).json()).toEqual({ description: 'Wash 25 €' });
});

it('exports a list that imports as it was, with cells that are no formulas', async () => {
  const evil = '=HYPERLINK("http://x","y")';
  await send('POST', '', {
    rows: [
      row('Tint, rear; all', 219.5, { zone: evil, carType: 'SUV', priceTo: 260, durationMinutes: 150 }),
      row('+Wax', 1200, { isFrom: true, isActive: false, currency: 'UAH' }),
    ],
  });
  const csv = await send('GET', '.csv');
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(csv.body).toContain(`"'=HYPERLINK(""http://x"",""y"")"`);
  const { rows } = (await send('POST', '/csv-reading', { csv: csv.body })).json();
  const before = (await list()).rows;
  const after = (await send('POST', '', { rows, kind: 'CSV' })).json();
  expect(after).toEqual({ version: 2, rows: before });
});

it('says what hangs on rows that are about to change', async () => {
  const [wash] = (await send('POST', '', { rows: [row('Handwäsche', 25)] })).json().rows;
  const ask = async () => (await send('POST', '/impact', { rowIds: [wash.id, randomUUID()] })).json();
  expect(await ask()).toEqual({ bookings: 0, quotes: 0 });
  const chat = { clientMessageId: `impact-${randomUUID()}`, text: 'Was kostet die Handwäsche?' };
  const reply = await test.send('POST', `/api/chat/${owner.chatLinkId}/message`, { body: chat });
  expect(reply.body).toContain(wash.id);
  expect(await ask()).toEqual({ bookings: 0, quotes: 1 });
});
