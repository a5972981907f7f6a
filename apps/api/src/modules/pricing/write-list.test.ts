import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createPartner } from '../partners/index.ts';
import type { WantedRow } from './domain/diff-lists.ts';
import { toRowValues } from './domain/row-values.ts';
import { findActivePriceList, listRowsAt } from './pricing.store.ts';
import { writeList } from './write-list.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const newStudio = async () =>
  (await createPartner(database.db, { name: 'Studio', address: '', ownerId: null, createdAt: new Date() }))
    .id;

function row(service: string, price: number, changes: Partial<WantedRow> = {}): WantedRow {
  const detail = {
    zone: null,
    material: null,
    carType: null,
    carTypeMeaning: null,
    priceTo: null,
    isFrom: false,
  };
  const rest = {
    currency: 'EUR',
    durationMinutes: null,
    isActive: true,
    isSample: false,
    source: null,
  } as const;
  return { ...toRowValues({ service, price, ...detail, ...rest }), ...changes };
}

const save = (partnerId: string, rows: WantedRow[], baseVersion?: number) =>
  writeList(database.db, {
    partnerId,
    kind: 'TABLE',
    userId: null,
    baseVersion,
    newId: () => randomUUID(),
    revise: () => rows,
  });

it('keeps the ids of rows nobody touched and of rows that changed, and counts versions up', async () => {
  const studio = await newStudio();
  const first = await save(studio, [row('Wash', 20), row('Wax', 40), row('Polish', 300)]);
  expect(first.version).toBe(1);
  const second = await save(studio, [row('Polish', 320), row('WASH ', 20), row('Ozone', 50)], 1);
  expect(second.version).toBe(2);
  const idOf = (list: typeof first, service: string) => list.rows.find((one) => one.service === service)?.id;
  expect(idOf(second, 'Polish')).toBe(idOf(first, 'Polish'));
  expect(idOf(second, 'WASH ')).toBe(idOf(first, 'Wash'));
  const { version, rows } = await findActivePriceList(database.db, studio);
  expect(version).toBe(2);
  expect(rows.map((one) => [one.service, one.price])).toEqual([
    ['Polish', 320],
    ['WASH ', 20],
    ['Ozone', 50],
  ]);
});

it('resolves the row of an old quote by its id and the version it was quoted from', async () => {
  const studio = await newStudio();
  const [quoted] = (await save(studio, [row('Wash', 20)])).rows;
  await save(studio, [row('Wash', 25)]);
  await save(studio, []);
  const priceAt = async (version: number) =>
    (await listRowsAt(database.db, studio, version)).find((one) => one.id === quoted?.id)?.priceMinor;
  expect([await priceAt(1), await priceAt(2), await priceAt(3)]).toEqual([2000, 2500, undefined]);
});

it('makes no version of a save that changes nothing, however old its base', async () => {
  const studio = await newStudio();
  await save(studio, [row('Wash', 20)]);
  await save(studio, [row('Wash', 25)], 1);
  expect((await save(studio, [row('Wash', 25)], 1)).version).toBe(2);
});

it('refuses a save on an old version and one with two prices for the same thing', async () => {
  const studio = await newStudio();
  await save(studio, [row('Wash', 20)]);
  await save(studio, [row('Wash', 25)]);
  await expect(save(studio, [row('Wash', 30)], 1)).rejects.toMatchObject({
    code: 'stale',
    details: { version: 2 },
  });
  await expect(save(studio, [row('Hand wash', 1), row(' hand-WASH', 2)])).rejects.toMatchObject({
    code: 'price_conflict',
  });
  expect((await findActivePriceList(database.db, studio)).version).toBe(2);
});

it('lets exactly one of many simultaneous savers win', async () => {
  const studio = await newStudio();
  await save(studio, [row('Wash', 20)]);
  const tries = Array.from({ length: 8 }, (_, at) => save(studio, [row('Wash', 30 + at)], 1));
  const results = await Promise.allSettled(tries);
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
  expect(new Set(refusals)).toEqual(new Set(['stale']));
});

it('holds two rows with one key and prices out of bounds back in the database itself', async () => {
  const studio = await newStudio();
  const insert = (key: string, price: number) =>
    database.db.execute(sql`insert into price_rows (partner_id, since_version, key, position, service, price_minor, currency)
      values (${studio}, 1, ${key}, 0, 'x', ${price}, 'EUR')`);
  await insert('x|||', 100);
  await expect(insert('x|||', 200)).rejects.toThrow();
  for (const price of [0, -5000, 100_000_001]) await expect(insert(`y${price}`, price)).rejects.toThrow();
});
