import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Jobs } from '../../../jobs/start-jobs.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { metaConnections, metaUpdates } from '../meta.table.ts';
import { type Connection, findConnectionByHook } from './connections.store.ts';
import { openInbox } from './inbox.ts';
import { updateQueue } from './meta-jobs.ts';
import type { Kept } from './updates.store.ts';

const now = new Date('2027-03-15T08:00:00Z');
let test: TestApp;
let jobs: Jobs;
let ours: Connection;
let theirs: Connection;

beforeAll(async () => {
  // Nobody works on what is kept here.
  test = await createTestApp({ withJobs: true, config: { role: 'web' } });
  if (!test.jobs) throw new Error('There is no job queue.');
  jobs = test.jobs;
  ours = await connect('owner@example.com', '106540352242922');
  theirs = await connect('other@example.com', '206540352242922');
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(metaUpdates);
  await test.db.execute(sql`delete from pgboss.job`);
});

async function connect(email: string, accountId: string): Promise<Connection> {
  const { partnerId, botId } = await test.createOwner(email);
  const hookId = `hook-${accountId}`;
  const sealed = { tokenSealed: 'x', tokenLastFour: 'AAAA', appSecretSealed: 'x' };
  await test.db.insert(metaConnections).values({
    ...{ partnerId, botId, messenger: 'whatsapp', accountId, name: email, hookId, status: 'connected' },
    ...sealed,
  });
  const connection = await findConnectionByHook(test.db, hookId);
  if (!connection) throw new Error('It is not connected.');
  return connection;
}

function words(text: string, chatId: string, externalId: string = randomUUID()): Kept {
  return {
    ...{ kind: 'client', externalId, chatId, sentAt: now.toISOString(), firstName: 'Jonas' },
    act: { kind: 'text', text },
  };
}

const kept = () => test.db.select().from(metaUpdates);
async function chatsWithJobs(): Promise<string[]> {
  const { rows } = await test.db.execute<{ chat: string }>(
    sql`select data->>'chatId' as chat from pgboss.job where name = ${updateQueue} order by 1`,
  );
  return rows.map(({ chat }) => chat);
}

it('keeps what comes together in few transactions, for all studios, each chat with one job', async () => {
  const begun = vi.spyOn(test.db, 'transaction');
  const { keep } = openInbox(test.db, jobs);
  await Promise.all(
    Array.from({ length: 60 }, (_, i) =>
      keep({ connection: i % 2 ? ours : theirs, events: [words(`Frage ${i}`, `4915${i % 6}`)], now }),
    ),
  );
  expect(begun.mock.calls.length).toBeLessThanOrEqual(2);
  begun.mockRestore();
  expect(await kept()).toHaveLength(60);
  expect(await chatsWithJobs()).toEqual(['49150', '49151', '49152', '49153', '49154', '49155']);
});

it('keeps once what is told twice, in one round and in two', async () => {
  const { keep } = openInbox(test.db, jobs);
  const told = { connection: ours, events: [words('Hallo', '49151', 'wamid.1')], now };
  await Promise.all([keep(told), keep(told)]);
  await keep(told);
  expect(await kept()).toHaveLength(1);
  expect(await chatsWithJobs()).toEqual(['49151']);
});

it('loses nothing of others where one call can’t be kept, and no job stays without its message', async () => {
  const { keep } = openInbox(test.db, jobs);
  const gone = { ...ours, id: randomUUID() };
  const outcomes = await Promise.allSettled([
    keep({ connection: ours, events: [words('Eins', '49151')], now }),
    keep({ connection: gone, events: [words('Zwei', '49152')], now }),
    keep({ connection: theirs, events: [words('Drei', '49153')], now }),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await kept()).map(({ chatId }) => chatId).toSorted()).toEqual(['49151', '49153']);
  expect(await chatsWithJobs()).toEqual(['49151', '49153']);
});

it('keeps a call with more messages than one statement takes', async () => {
  const { keep } = openInbox(test.db, jobs);
  const events = Array.from({ length: 9_000 }, (_, i) => words(`Frage ${i}`, '49151'));
  await keep({ connection: ours, events, now });
  expect(await test.db.$count(metaUpdates)).toBe(9_000);
});

it('writes in the same order whatever order it is told in, so that two servers never wait for one another', async () => {
  await test.db.execute(sql`truncate meta_updates`);
  const { keep } = openInbox(test.db, jobs);
  const told = ['wamid.3', 'wamid.1', 'wamid.2'].map((id) => words('Hallo', '49151', id));
  await keep({ connection: ours, events: told, now });
  const { rows } = await test.db.execute<{ id: string }>(
    sql`select external_id as id from meta_updates order by ctid`,
  );
  expect(rows.map(({ id }) => id)).toEqual(['wamid.1', 'wamid.2', 'wamid.3']);
});

it('finds whose address or account is called, for many at once, and nobody for others', async () => {
  const { findByHook, findByAccount } = openInbox(test.db, jobs);
  const asked = [ours.hookId, 'unknown', theirs.hookId, ours.hookId];
  const found = await Promise.all(asked.map(findByHook));
  expect(found.map((connection) => connection?.id ?? null)).toEqual([ours.id, null, theirs.id, ours.id]);
  const { messenger, accountId } = theirs;
  expect((await findByAccount({ messenger, accountId }))?.id).toBe(theirs.id);
  expect(await findByAccount({ messenger: 'instagram', accountId })).toBeNull();
});
