// What one turn costs over HTTP with everything stored and limits counted, against the embedded database: alone, and 32
// at a time. The measure is bare Fastify with pg on the same database in the same run. A question that many ask within a
// minute is worked out once; questions that nobody asked before show what the engine itself costs. `--turns 20000` for
// memory.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../apps/api/src/db/database.ts';
import { startEmbeddedDatabase } from '../apps/api/src/db/embedded/start-embedded-database.ts';
import serverFlags from '../scripts/server-flags.json' with { type: 'json' };
import { openLightClient } from './light-client.ts';

// Two who measure on one machine do not meet.
const firstPort = 20_000 + (process.pid % 10_000) * 2;
const ports = { product: firstPort, bare: firstPort + 1 };
const askedByMany = () => 'Was kostet eine Keramikversiegelung für meinen Golf?';
const cars =
  'Golf,Passat,Polo,Tiguan,Touran,Octavia,Fabia,Superb,Kodiaq,Astra,Corsa,Focus,Fiesta,Mondeo'.split(',');
const jobs =
  'eine Keramikversiegelung,eine Innenreinigung,eine Handwäsche,eine Lackpolitur,die Scheibentönung'.split(
    ',',
  );
const greetings = 'Hallo,Hi,Guten Tag,Moin,Servus,Grüß Gott'.split(',');
const alone = 300;
const clients = 32;
const told = process.argv.indexOf('--turns');
const together = told > 0 ? Number(process.argv[told + 1]) : 3_000;

type Asked = { port: number; path: string; question: (visitor: number) => string };
type Load = Asked & { turns: number; clients: number };
type Measured = { medianMs: number; p95Ms: number; perSecond: number; refused: number };

let visitors = 0;
const folder = mkdtempSync(join(tmpdir(), 'glossa-bench-'));
const product = start(['apps/api/src/main.ts'], {
  PORT: String(ports.product),
  DATA_DIR: folder,
  // Each talk comes from an address of its own, so that limits are counted as in life and nobody meets them.
  TRUSTED_PROXIES: '127.0.0.1',
});
const children = [product];
try {
  const path = `/api/chat/${await demoLink()}/message`;
  const database = await startEmbeddedDatabase({ dataDir: folder, say: () => {}, onProblem: () => {} });
  const bare = start(
    ['apps/api/bare-server.ts', String(ports.bare), JSON.stringify(database.connection)],
    {},
  );
  children.push(bare);
  const statements = statementCounter(database.connection);
  const rows = {
    'bare Fastify + pg': await measure(
      bare,
      { port: ports.bare, path: '/turn', question: askedByMany },
      statements,
    ),
    'questions never asked before': await measure(
      product,
      { port: ports.product, path, question: neverAsked },
      statements,
    ),
    'a question asked by many': await measure(
      product,
      { port: ports.product, path, question: askedByMany },
      statements,
    ),
  };
  console.table(rows);
  await statements.close();
  await database.stop();
} finally {
  for (const child of children.toReversed()) {
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
  }
  rmSync(folder, { recursive: true, force: true });
}

function start(args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [...serverFlags, ...args], {
    // As `npm start` does.
    env: {
      NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
      MALLOC_ARENA_MAX: '2',
      ...process.env,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

type Statements = { count: () => Promise<number>; close: () => Promise<void> };

/** 10,500 ways to ask for a price, one after the other. */
function neverAsked(visitor: number): string {
  const at = (all: readonly string[], every: number) => all[Math.floor(visitor / every) % all.length] ?? '';
  const [car, job, greeting] = [at(cars, 1), at(jobs, cars.length), at(greetings, cars.length * jobs.length)];
  const year = 2000 + (Math.floor(visitor / (cars.length * jobs.length * greetings.length)) % 25);
  return `${greeting} was kostet ${job} für meinen ${car}, Baujahr ${year}?`;
}

async function measure(server: ChildProcess, asked: Asked, statements: Statements) {
  await untilListening(asked.port);
  await load({ ...asked, turns: 400, clients: 8 });
  const single = await load({ ...asked, turns: alone, clients: 1 });
  const before = { cpuMs: cpuMs(server), statements: await statements.count() };
  const many = await load({ ...asked, turns: together, clients });
  const after = { cpuMs: cpuMs(server), statements: await statements.count() };
  return {
    'alone, median ms': single.medianMs.toFixed(2),
    [`${clients} at once, turns/s`]: Math.round(many.perSecond),
    'p95 ms': many.p95Ms.toFixed(1),
    'processor ms a turn': ((after.cpuMs - before.cpuMs) / together).toFixed(2),
    'statements a turn': ((after.statements - before.statements) / together).toFixed(2),
    refused: single.refused + many.refused,
    'memory MB': memoryMb(server),
  };
}

/** A quote question in a new talk each time, from an address of its own. */
async function load({ port, path, question, turns, clients: count }: Load): Promise<Measured> {
  const times: number[] = [];
  let left = turns;
  let refused = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: count }, async () => {
      const client = await openLightClient(port);
      while (left-- > 0) {
        const visitor = visitors++;
        const from = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
        const body = JSON.stringify({ clientMessageId: randomUUID(), text: question(visitor) });
        const begun = performance.now();
        let answer = await client.post(path, { 'x-forwarded-for': from }, body);
        // A machine that is busy with something else is asked again, as a client would.
        for (; answer.status === 503; refused += 1) {
          await new Promise((resolve) => setTimeout(resolve, 100));
          answer = await client.post(path, { 'x-forwarded-for': from }, body);
        }
        times.push(performance.now() - begun);
        if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`);
      }
      client.close();
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { medianMs: at(0.5), p95Ms: at(0.95), perSecond: turns / seconds, refused };
}

async function demoLink(): Promise<string> {
  await untilListening(ports.product);
  for (let tries = 0; tries < 50; tries += 1) {
    const site = await (await fetch(`http://127.0.0.1:${ports.product}/api/site`)).text();
    const { demoChatLinkId } = JSON.parse(site);
    if (demoChatLinkId) return demoChatLinkId;
    // On a busy machine a server that just started may ask for a moment.
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('There is no demo studio.');
}

async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const client = await openLightClient(port).catch(() => null);
    if (client) return client.close();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server did not start.');
}

/** Each statement of a turn is a transaction of its own, so the database's own count tells how many there were. */
function statementCounter(connection: Parameters<typeof openDatabase>[0]): Statements {
  const { pool, close } = openDatabase(connection, { onError: () => {}, max: 1 });
  return {
    count: async () => {
      // The database tells its figures with a delay of up to a second.
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      const { rows } = await pool.query(
        'select xact_commit::int as count from pg_stat_database where datname = current_database()',
      );
      return Number(rows[0]?.count);
    },
    close,
  };
}

function memoryMb({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

/** Processor time the server itself has used, whatever else runs on the machine. */
function cpuMs({ pid }: ChildProcess): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
