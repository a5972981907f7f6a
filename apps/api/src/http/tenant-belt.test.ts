import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { newTalk } from '../modules/conversations/testing/talk.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { routeMatrix } from './route-matrix.data.ts';

let test: TestApp;
/** The same product over the same rows, but the database itself shows those of one studio only. */
let belted: TestApp;
let conversationId: string;
let owner: Awaited<ReturnType<TestApp['createOwner']>>;

const streams = ['GET /api/partner/:partnerId/live'];
const reading = Object.entries(routeMatrix).filter(
  ([name, { expect: statuses }]) =>
    name.startsWith('GET /api/partner/:partnerId') && statuses[2] === 200 && !streams.includes(name),
);

beforeAll(async () => {
  test = await createTestApp();
  owner = await test.createOwner('belted@example.com', 'Belted');
  const others = await Promise.all(
    ['one', 'two'].map((name) => test.createOwner(`${name}@example.com`, 'Somebody else')),
  );
  for (const { chatLinkId } of [owner, ...others]) {
    const talk = newTalk(test, chatLinkId);
    await talk.say('Was kostet ein Sonnenstreifen?');
    await talk.say('Ich möchte mit einem Menschen sprechen');
  }
  const listed = await test.send('GET', `/api/partner/${owner.partnerId}/conversation`, { as: owner.user });
  conversationId = listed.json()[0].id;
  await fastenBelt(owner.partnerId);
  const options = `-c role=tenant -c app.partner=${owner.partnerId}`;
  const opened = openDatabase({ ...test.connection, options }, { onError: () => {} });
  belted = await createTestApp({ database: { ...opened, connection: test.connection } });
});
afterAll(async () => {
  await belted.close();
  await test.close();
});

/** A role that sees the rows of one studio, in every table that names a studio. */
async function fastenBelt(partnerId: string): Promise<void> {
  expect(partnerId).toMatch(/^[0-9a-f-]{36}$/);
  const { rows } = await test.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'partner_id'`,
  );
  expect(rows.length).toBeGreaterThan(10);
  await test.db.execute(sql.raw('drop role if exists tenant'));
  await test.db.execute(sql.raw('create role tenant'));
  await test.db.execute(sql.raw('grant all on all tables in schema public to tenant'));
  await test.db.execute(sql.raw('grant all on all sequences in schema public to tenant'));
  const belt = "= current_setting('app.partner')::uuid";
  for (const { name, column } of [
    ...rows.map((row) => ({ ...row, column: 'partner_id' })),
    { name: 'partners', column: 'id' },
  ]) {
    await test.db.execute(sql.raw(`alter table "${name}" enable row level security`));
    await test.db.execute(sql.raw(`create policy belt on "${name}" using ("${column}" ${belt})`));
  }
}

describe('TE-13', () => {
  it('is a belt that holds: a query without its condition sees one studio', async () => {
    const seen = await belted.db.execute<{ id: string }>(sql`select distinct partner_id as id from messages`);
    expect(seen.rows).toEqual([{ id: owner.partnerId }]);
    expect((await test.db.execute(sql`select distinct partner_id from messages`)).rows).toHaveLength(3);
  });

  it.each(reading)('%s answers the same with the belt and without', async (name, { query = '' }) => {
    const url = name
      .slice('GET '.length)
      .replace(':partnerId', owner.partnerId)
      .replace(':botId', owner.botId)
      .replace(':conversationId', conversationId);
    const [plain, withBelt] = [
      await test.send('GET', `${url}${query}`, { as: owner.user }),
      await belted.send('GET', `${url}${query}`, { as: owner.user }),
    ];
    expect(withBelt.statusCode).toBe(200);
    expect(withoutTimes(withBelt.body)).toBe(withoutTimes(plain.body));
    expect(plain.body).not.toContain('Somebody else');
  });
});

/** When an export was made, and how long a machine has run, differ from call to call. */
function withoutTimes(body: string): string {
  return body.replace(/"exportedAt":"[^"]*"/, '');
}
