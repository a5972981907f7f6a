// node bench/growth.ts [--studios 10,1000,10000]: what a turn and the owner's screens cost while there are more and more
// studios and messages (1,000 of each studio). Nothing may grow by more than 1.3 ×, and no long table may be read from end to end.
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findPostmaster } from '../apps/api/src/db/embedded/postmaster.ts';
import { startEmbeddedDatabase } from '../apps/api/src/db/embedded/start-embedded-database.ts';
import { newDataDir, type ServerProcess, startServerProcess } from '../e2e/server-process.ts';
import { generateStudios, perStudio } from './growth/generate.ts';
import { processorMs } from './growth/processor-time.ts';

const given = process.argv.indexOf('--studios');
const sizes = (given > 0 ? String(process.argv[given + 1]) : '10,1000,10000').split(',').map(Number);
/**
 * All sizes run at the same time and take turns, kind by kind, and the least of the passes counts: whatever else the
 * machine does falls on all of them, and can only add.
 */
const passes = 5;
const kinds = ['turn', 'dashboard', 'inbox', 'calendar'] as const;
type Kind = (typeof kinds)[number];
const rounds = 100;
const warmUp = 40;
const mostGrowth = 1.3;
/** An idle connection keeps its figures to itself for up to ten seconds. */
const untilAllTold = 11_000;
const login = { email: 'owner@example.com', password: 'a-quiet-garage-42' };
const longTables = [
  'messages',
  'conversations',
  'calendar_events',
  'price_rows',
  'bots',
  'page_views',
  'audit_entries',
  'mails',
];

type Cost = { processorMs: number; medianMs: number; readThrough: string[] };
type Counted = Cost & { statements: number };
type Studio = { partnerId: string; chatLinkId: string; token: string };

/** A server with its database, filled to one size. */
type Installation = {
  size: number;
  scene: Scene;
  end: () => Promise<void>;
};

const installations: Installation[] = [];
let failures = 1;
try {
  for (const size of sizes) installations.push(await install(size));
  failures = tell(await measureAll());
} finally {
  for (const { end } of installations) await end();
}
process.exit(failures === 0 ? 0 : 1);

async function install(size: number): Promise<Installation> {
  const dataDir = newDataDir();
  const env = { DATA_DIR: dataDir, DEMO: 'off', BACKUP_DAYS: '0', ROLE: 'all' };
  const database = await startEmbeddedDatabase({ dataDir, say: () => {}, onProblem: () => {} });
  const drop = async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const setUp = await startServerProcess(env);
    const { partnerId } = await setUpStudio(setUp).finally(() => setUp.end('SIGTERM'));
    await generate(database.connection, partnerId, size);
    const server = await startServerProcess(env);
    const end = async () => {
      await server.end('SIGTERM');
      await drop();
    };
    const scene = { server, connection: database.connection, dataDir };
    return { size, scene, end };
  } catch (error) {
    await drop();
    throw error;
  }
}

async function generate(connection: pg.ClientConfig, partnerId: string, studios: number): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  const began = performance.now();
  try {
    await client.query('alter system set fsync = off');
    await client.query(`alter system set max_wal_size = '8GB'`);
    await client.query('select pg_reload_conf()');
    await generateStudios(client, partnerId, studios);
    // What the database does about so much that was written at once is no part of what a screen costs.
    await client.query(`alter system set autovacuum = off`);
    await client.query(`alter system set checkpoint_timeout = '1h'`);
    await client.query('select pg_reload_conf()');
    await client.query('checkpoint');
    const { rows } = await client.query(
      'select pg_size_pretty(pg_database_size(current_database())) as size, (select count(*) from messages) as messages',
    );
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`${studios} studios, ${rows[0]?.messages} messages, ${rows[0]?.size}: made in ${seconds} s`);
  } finally {
    await client.end();
  }
}

/** What a client and an owner ask for. */
async function callsOf(server: ServerProcess): Promise<Record<Kind, () => Promise<Response>>> {
  const { partnerId, chatLinkId, token } = await signIn(server);
  const own = { authorization: `Bearer ${token}` };
  const partner = `${server.url}/api/partner/${partnerId}`;
  const week = `from=${encodeURIComponent(new Date().toISOString())}&to=${encodeURIComponent(new Date(Date.now() + 7 * 86_400_000).toISOString())}`;
  return {
    turn: () =>
      fetch(`${server.url}/api/chat/${chatLinkId}/message`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ clientMessageId: randomUUID(), text: 'Was kostet Tönung für einen Golf?' }),
      }),
    dashboard: () => fetch(`${partner}/dashboard`, { headers: own }),
    inbox: () => fetch(`${partner}/conversation`, { headers: own }),
    calendar: () => fetch(`${partner}/event?${week}`, { headers: own }),
  };
}

async function measureAll(): Promise<Map<number, Record<string, Counted>>> {
  const found = new Map<number, Record<string, Counted>>(sizes.map((size) => [size, {}]));
  for (const kind of kinds) {
    const costs = installations.map((): Cost[] => []);
    // Whoever is signed in is so for a quarter of an hour.
    const calls = await Promise.all(installations.map(({ scene }) => callsOf(scene.server)));
    for (let pass = 0; pass < passes; pass += 1)
      for (const [at, { scene }] of installations.entries()) {
        const call = calls[at]?.[kind];
        if (call) costs[at]?.push(await measureKind(call, scene));
      }
    const statements = await Promise.all(
      installations.map(({ scene }, at) => {
        const call = calls[at]?.[kind];
        return call ? countStatements(call, scene.connection) : 0;
      }),
    );
    for (const [at, { size }] of installations.entries()) {
      const own = found.get(size);
      if (own) own[kind] = { ...leastOf(costs[at] ?? []), statements: statements[at] ?? 0 };
    }
  }
  return found;
}

/** How many statements a call is, counted when every connection has told its own. */
async function countStatements(call: () => Promise<Response>, connection: pg.ClientConfig): Promise<number> {
  const before = await readCounters(connection, untilAllTold);
  for (let i = 0; i < rounds; i += 1) await must(call());
  const after = await readCounters(connection, untilAllTold);
  return (after.transactions - before.transactions) / rounds;
}

function leastOf(costs: Cost[]): Cost {
  return {
    processorMs: Math.min(...costs.map((cost) => cost.processorMs)),
    medianMs: Math.min(...costs.map((cost) => cost.medianMs)),
    readThrough: [...new Set(costs.flatMap((cost) => cost.readThrough))],
  };
}

type Scene = { server: ServerProcess; connection: pg.ClientConfig; dataDir: string };

async function measureKind(
  call: () => Promise<Response>,
  { server, connection, dataDir }: Scene,
): Promise<Cost> {
  const postmaster = findPostmaster(join(dataDir, 'postgres'))?.pid ?? 0;
  const spent = () => processorMs(server.process.pid ?? 0, postmaster);
  for (let i = 0; i < warmUp; i += 1) await must(call());
  const before = { spent: spent(), ...(await readCounters(connection)) };
  const times: number[] = [];
  for (let i = 0; i < rounds; i += 1) {
    const began = performance.now();
    await must(call());
    times.push(performance.now() - began);
  }
  const spentMs = spent() - before.spent;
  const after = await readCounters(connection);
  return {
    processorMs: spentMs / rounds,
    medianMs: times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0,
    readThrough: longTables.filter((table) => (after.read[table] ?? 0) - (before.read[table] ?? 0) > rounds),
  };
}

/** The database tells its figures with a delay. */
async function readCounters(connection: pg.ClientConfig, delayMs = 1_500) {
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query(
    'select xact_commit::int as count from pg_stat_database where datname = current_database()',
  );
  const { rows: tables } = await client.query<{ name: string; read: string }>(
    'select relname as name, seq_tup_read as read from pg_stat_user_tables',
  );
  await client.end();
  const read: Record<string, number> = Object.fromEntries(
    tables.map(({ name, read: n }) => [name, Number(n)]),
  );
  return { transactions: Number(rows[0]?.count), read };
}

async function setUpStudio(server: ServerProcess): Promise<Studio> {
  await must(post(`${server.url}/api/signup`, login));
  const token = await tokenOf(server);
  const body = {
    ...{ businessName: 'Growth', address: 'Main Street 1', country: 'DE' },
    ...{ botName: 'Mia', botLanguage: 'de', template: 'TINT' },
  };
  const { partner, bot } = await must(post(`${server.url}/api/quick-bot`, body, token));
  const text = 'Was kostet Tönung für einen Golf?';
  await must(
    post(`${server.url}/api/chat/${bot.chatLinkId}/message`, { clientMessageId: randomUUID(), text }),
  );
  return { partnerId: partner.id, chatLinkId: bot.chatLinkId, token };
}

async function signIn(server: ServerProcess): Promise<Studio> {
  const token = await tokenOf(server);
  const headers = { authorization: `Bearer ${token}` };
  const me = await must(fetch(`${server.url}/api/user/me`, { headers }));
  const partner = await must(fetch(`${server.url}/api/partner/${me.partner.id}`, { headers }));
  return { partnerId: me.partner.id, chatLinkId: partner.bots[0].chatLinkId, token };
}

async function tokenOf(server: ServerProcess): Promise<string> {
  const answer = await post(`${server.url}/api/auth/sign-in/email`, login);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return (await must(fetch(`${server.url}/api/auth/token`, { headers: { cookie } }))).token;
}

function post(url: string, body: unknown, token?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function must(answering: Promise<Response>) {
  const answer = await answering;
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 200)}`);
  return text === '' ? null : JSON.parse(text);
}

/** Each cost at the smallest size, and how many times that it is at the others. */
function tell(results: ReadonlyMap<number, Record<string, Counted>>): number {
  const [smallest, ...larger] = sizes.flatMap((size) => {
    const costs = results.get(size);
    return costs ? [{ size, costs }] : [];
  });
  let failed = 0;
  const table: Record<string, Record<string, string>> = {};
  for (const [kind, base] of Object.entries(smallest?.costs ?? {})) {
    const row: Record<string, string> = {
      [`ms at ${smallest?.size}`]: base.processorMs.toFixed(2),
      statements: base.statements.toFixed(1),
    };
    for (const { size, costs } of larger) {
      const cost = costs[kind];
      if (!cost) continue;
      const growth = cost.processorMs / base.processorMs;
      row[`× at ${size}`] = growth.toFixed(2);
      const statements = cost.statements / base.statements;
      row[`statements × at ${size}`] = statements.toFixed(2);
      row[`read through at ${size}`] = cost.readThrough.join(', ') || 'none';
      if (Math.max(growth, statements) > mostGrowth || cost.readThrough.length > 0) failed += 1;
    }
    table[kind] = row;
  }
  console.log(
    `\nProcessor time of server and database, ${perStudio.talks * perStudio.messagesPerTalk} messages a studio`,
  );
  console.table(table);
  console.log(
    failed === 0 ? `Nothing grew by more than ${mostGrowth} ×.` : `${failed} figures grew too much.`,
  );
  return failed;
}
