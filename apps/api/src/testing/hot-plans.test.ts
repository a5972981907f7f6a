import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { generateStudios } from '../../../../bench/growth/generate.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';

/** Tables that grow with every day of use: nothing that somebody waits for may read one of them whole. */
const longTables = [
  ...['messages', 'conversations', 'calendar_events', 'page_views', 'price_rows'],
  ...['dialogs', 'client_requests', 'mails', 'audit_entries'],
];
const studios = 60;

type Asked = { text: string; values: unknown[] };
type PlanNode = { 'Node Type': string; 'Relation Name'?: string; Plans?: PlanNode[] };

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let test: TestApp;
let owner: Awaited<ReturnType<TestApp['createOwner']>>;
let client: pg.Client;
let admin: Awaited<ReturnType<TestApp['createAdmin']>>;
let talkId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  test = await createTestApp({ database });
  owner = await test.createOwner('owner@example.com');
  await say('Was kostet die Tönung hinten für einen Golf?');
  client = new pg.Client(database.connection);
  await client.connect();
  await generateStudios(client, owner.partnerId, studios);
  admin = await test.createAdmin();
  const { rows } = await client.query<{ id: string }>('select id from conversations where partner_id = $1', [
    owner.partnerId,
  ]);
  talkId = rows[0]?.id ?? '';
}, 120_000);
afterAll(async () => {
  await client.end();
  await test.close();
});

const say = (text: string) =>
  test.send('POST', `/api/chat/${owner.chatLinkId}/message`, {
    body: { clientMessageId: randomUUID(), text },
  });
const get = (path: string) => test.send('GET', `/api/partner/${owner.partnerId}/${path}`, { as: owner.user });

const ask = (path: string) => test.send('GET', `/api/${path}`, { as: admin });

/** Every statement that was sent while somebody did something, once each. */
async function listen(act: () => Promise<unknown>): Promise<Asked[]> {
  const asked = new Map<string, Asked>();
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await act();
    for (const [query, given] of spy.mock.calls as unknown as [string | Partial<Asked>, unknown[]?][]) {
      const { text = '', values = [] } =
        typeof query === 'string' ? { text: query, values: Array.isArray(given) ? given : [] } : query;
      const sent = Array.isArray(given) ? given : values;
      if (/^\s*(?:select|with|update|delete)\b/i.test(text)) asked.set(text, { text, values: sent });
    }
  } finally {
    spy.mockRestore();
  }
  return [...asked.values()];
}

/** The long tables that a statement reads from end to end, and indexes it lays over each other. */
async function readsWhole({ text, values }: Asked): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `explain (format json) ${text}`,
    values,
  );
  const nodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodes)];
  const all = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodes(Plan)));
  const whole = all
    .filter((node) => node['Node Type'].includes('Seq Scan'))
    .map((node) => node['Relation Name'] ?? '')
    .filter((table) => longTables.includes(table));
  // Two indexes read against each other for every row of a third: a studio's whole share of a table, again and again.
  return [...whole, ...all.map((node) => node['Node Type']).filter((type) => type === 'BitmapAnd')];
}

const from = new Date(Date.now() - 86_400_000).toISOString();
const to = new Date(Date.now() + 6 * 86_400_000).toISOString();

it.each<[string, () => Promise<{ statusCode: number }>]>([
  ['a turn of talk', () => say('Und für einen Passat?')],
  ['the dashboard', () => get('dashboard')],
  ['the inbox', () => get('conversation')],
  ['a week of the calendar', () => get(`event?from=${from}&to=${to}`)],
  ['the clients', () => get('client')],
  ['the price list', () => get('pricing')],
  ['the numbers', () => get('numbers')],
  ['one talk', () => get(`conversation/${talkId}`)],
  ['the open questions', () => get('client-request')],
  ['the use of the plan', () => get('usage')],
  ['the record of a studio', () => get('audit')],
  ['the record of all', () => ask('admin/audit')],
  ['the mails', () => ask('admin/mail')],
  ['all studios', () => ask('partner?pageSize=5')],
  ['one studio', () => ask(`partner/${owner.partnerId}`)],
])('%s reads no long table from end to end', async (_name, act) => {
  let status = 0;
  const asked = await listen(async () => {
    status = (await act()).statusCode;
  });
  expect(status).toBe(200);
  expect(asked.length).toBeGreaterThan(0);
  const whole: Record<string, string[]> = {};
  for (const statement of asked) {
    const tables = await readsWhole(statement);
    if (tables.length > 0) whole[statement.text] = tables;
  }
  expect(whole).toEqual({});
});

it('finds the figures of a month by the few messages that hold one', async () => {
  const asked = await listen(() => get('dashboard'));
  const indexesOf = async (sign: string) => {
    const statement = asked.find(({ text }) => text.includes(sign));
    const { rows } = await client.query(`explain (format json) ${statement?.text}`, statement?.values ?? []);
    return JSON.stringify(rows);
  };
  expect(await indexesOf(`-> 'quote' is not null`)).toContain('messages_quoted');
  expect(await indexesOf(`-> 'blocked'`)).toContain('messages_blocked');
});
