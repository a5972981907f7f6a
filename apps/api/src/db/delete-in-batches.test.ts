import { lt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { auditEntries } from '../modules/audit/audit.table.ts';
import { pageViews } from '../modules/page-views/page-views.table.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { deleteInBatches } from './delete-in-batches.ts';

const old = new Date('2020-01-01');
const border = new Date('2021-01-01');
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(pageViews));

const insertViews = (count: number, createdAt: Date) =>
  database.db.insert(pageViews).values(Array.from({ length: count }, () => ({ path: '/', createdAt })));

it('takes a long backlog away a little at a time, and leaves what is not due', async () => {
  const { db } = database;
  await insertViews(1_203, old);
  await insertViews(3, new Date('2026-01-01'));
  const statements = vi.spyOn(db, 'delete');
  expect(await deleteInBatches(db, pageViews, lt(pageViews.createdAt, border))).toBe(1_203);
  expect(statements).toHaveBeenCalledTimes(3);
  statements.mockRestore();
  expect(await db.$count(pageViews)).toBe(3);
});

it('finds nothing where nothing is due, and deletes nothing without a rule', async () => {
  await insertViews(2, old);
  const never = lt(pageViews.createdAt, new Date('2000-01-01'));
  expect(await deleteInBatches(database.db, pageViews, never)).toBe(0);
  expect(await deleteInBatches(database.db, pageViews, undefined)).toBe(0);
  expect(await database.db.$count(pageViews)).toBe(2);
});

it('reads neither visits nor the record of actions from end to end', async () => {
  const { db } = database;
  await db.execute(
    sql`insert into page_views (path, created_at) select '/', now() - interval '1 minute' * n from generate_series(1, 20000) n`,
  );
  await db.execute(
    sql`insert into audit_entries (action, actor, created_at) select 'bot.created', 'SYSTEM', now() - interval '1 minute' * n from generate_series(1, 20000) n`,
  );
  await db.execute(sql`analyze page_views, audit_entries`);
  for (const table of [pageViews, auditEntries]) {
    const due = sql`${table.createdAt} < ${border}`;
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(
      sql`explain delete from ${table} where ${table}.ctid = any(array(select ctid from ${table} where ${due} limit 500)) and ${due}`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toMatch(/Seq Scan/);
  }
});
