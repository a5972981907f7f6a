import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { conversationTokenHeader } from '@glossa/contracts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

/** Those that grow with every studio and every day. */
const longTables = [
  'messages',
  'conversations',
  'calendar_events',
  'price_rows',
  'bots',
  'audit_entries',
  'page_views',
];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let test: TestApp;

async function ask<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** A connection tells what it did at the first statement after a second has passed. */
async function countReadThrough(): Promise<Record<string, number>> {
  await sleep(1_200);
  await Promise.all(Array.from({ length: 10 }, () => database.pool.query('select pg_sleep(0.1)')));
  const rows = await ask<{ name: string; scans: number }>(
    'select relname as name, seq_scan::int as scans from pg_stat_user_tables',
  );
  return Object.fromEntries(rows.map(({ name, scans }) => [name, scans]));
}

beforeAll(async () => {
  database = await createTestDatabase();
  // Small tables are read through because that is cheapest. With the way barred, what still goes it has no index to take.
  await ask(`alter database ${database.connection.database} set enable_seqscan = off`);
  test = await createTestApp({ database });
});
afterAll(() => test.close());

it('has an index for everything a turn and the owner’s screens ask of the long tables', async () => {
  const { user, partnerId, chatLinkId } = await test.createOwner('owner@example.com');
  const before = await countReadThrough();
  const path = `/api/chat/${chatLinkId}/message`;
  const say = (text: string, conversationToken?: string) =>
    test.send('POST', path, {
      body: { clientMessageId: randomUUID(), text, ...(conversationToken && { conversationToken }) },
    });
  const token: string = (await say('Was kostet Tönung für einen Golf?')).json().conversationToken;
  await say('Haben Sie morgen um 10 Zeit?', token);
  await say('Ich möchte mit einem Menschen sprechen', token);
  const month = 'from=2027-01-01T00:00:00Z&to=2027-02-01T00:00:00Z';
  const screens = ['dashboard', 'conversation', `event?${month}`, 'pricing', 'client', 'news'];
  for (const screen of screens) {
    const answer = await test.send('GET', `/api/partner/${partnerId}/${screen}`, { as: user });
    expect([screen, answer.statusCode]).toEqual([screen, 200]);
  }
  const history = await test.send('GET', `${path}?after=0`, {
    headers: { [conversationTokenHeader]: token },
  });
  expect(history.json().messages.length).toBeGreaterThan(5);
  const after = await countReadThrough();
  const readThrough = longTables.filter((table) => (after[table] ?? 0) > (before[table] ?? 0));
  expect(readThrough).toEqual([]);
});

it('would notice a question without an index', async () => {
  const before = await countReadThrough();
  await database.pool.query(`select 1 from messages where text = 'nothing of the kind'`);
  const after = await countReadThrough();
  expect(after.messages).toBeGreaterThan(before.messages ?? 0);
});
