// How fast a messenger's call is acknowledged with the message kept and its job enqueued: 400 messages of 100 people, ten
// at a time, while they are answered over a Graph API on this machine that takes its time. Meta's bar is 250 ms. The measure
// is bare Fastify with one insert on the same database in the same run. `--rounds 5` for more than three.
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { startEmbeddedDatabase } from '../apps/api/src/db/embedded/start-embedded-database.ts';
import { signed, startGraphApi } from '../apps/api/src/modules/channels/meta/testing/graph-api-server.ts';
import { whatsAppCall } from '../apps/api/src/modules/channels/meta/testing/meta-calls.ts';
import { freePort, newDataDir, startServerProcess } from '../e2e/server-process.ts';
import serverFlags from '../scripts/server-flags.json' with { type: 'json' };
import { type Burst, sendBurst } from './burst.ts';
import { openLightClient } from './light-client.ts';

const token = 'EAAGtokenOfTheStudioAAAA';
const appSecret = 'abcdef0123456789abcdef0123456789';
const phoneNumber = { id: '106540352242922', display: '+49 30 1234', businessId: '900900' };
const login = { email: 'admin@glossa.local', password: 'a-quiet-garage-42' };
const updates = 400;
const warmUp = 40;
const atOnce = 10;
const people = 100;
const asked = process.argv.indexOf('--rounds');
const rounds = asked > 0 ? Number(process.argv[asked + 1]) : 3;

const graph = await startGraphApi({ [token]: { appSecret, phoneNumber } });
const dataDir = newDataDir();
const env = { DATA_DIR: dataDir, META_API_ROOT: graph.url, ADMIN_PASSWORD: login.password };
const server = await startServerProcess(env);
const database = await startEmbeddedDatabase({ dataDir, say: () => {}, onProblem: () => {} });
const bare = await startBare();
try {
  const path = await connect();
  graph.slowDown(100);
  // A server that has just started is not what is measured, nor one that thinks for the first time.
  await acknowledge(path, warmUp);
  await insert(warmUp);
  await allAnswered(warmUp);
  const rows: Record<string, ReturnType<typeof rowOf>> = {};
  for (let round = 1; round <= rounds; round += 1) {
    const measure = await insert(updates);
    const begun = performance.now();
    const acknowledged = await acknowledge(path, updates);
    await allAnswered(warmUp + round * updates);
    rows[`round ${round}`] = rowOf(acknowledged, measure, (performance.now() - begun) / 1000);
  }
  console.table(rows);
  console.log(`answered: ${graph.sent.length - warmUp} of ${rounds * updates}`);
} finally {
  bare.child.kill('SIGTERM');
  await database.stop();
  await server.end('SIGTERM');
  await graph.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function rowOf({ p50, p99, slowest, ownDelay }: Burst, measure: Burst, seconds: number) {
  return {
    'p50 ms': p50.toFixed(0),
    'p99 ms': p99.toFixed(0),
    'slowest ms': slowest.toFixed(0),
    'bare p50': measure.p50.toFixed(1),
    'bare p99': measure.p99.toFixed(1),
    'times bare, p50': (p50 / measure.p50).toFixed(1),
    'times bare, p99': (p99 / measure.p99).toFixed(1),
    'our own delay, at most': ownDelay.toFixed(0),
    'all answered after s': seconds.toFixed(0),
    'load of the machine': (loadavg()[0] ?? 0).toFixed(1),
  };
}

async function allAnswered(count: number): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (graph.sent.length < count && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 200));
}

function acknowledge(path: string, count: number): Promise<Burst> {
  const callOf = (number: number) => {
    const person = `49151${1000 + (number % people)}`;
    const call = whatsAppCall(phoneNumber.id, person, 'Was kostet eine Handwäsche für meinen Golf?');
    const { payload, signature } = signed(call, appSecret);
    return { headers: { 'x-hub-signature-256': signature }, body: payload };
  };
  return sendBurst({ port: server.port, path }, { count, atOnce, callOf });
}

function insert(count: number): Promise<Burst> {
  const body = JSON.stringify(
    whatsAppCall(phoneNumber.id, '491511000', 'Was kostet eine Handwäsche für meinen Golf?'),
  );
  const to = { port: bare.port, path: '/keep' };
  return sendBurst(to, { count, atOnce, callOf: () => ({ headers: {}, body }) });
}

async function startBare(): Promise<{ port: number; child: ChildProcess }> {
  const port = await freePort();
  const args = ['apps/api/bare-server.ts', String(port), JSON.stringify(database.connection)];
  const child = spawn(process.execPath, [...serverFlags, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 300; tries += 1) {
    const client = await openLightClient(port).catch(() => null);
    if (client) {
      client.close();
      return { port, child };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The bare server did not start.');
}

/** Signs the administrator in and connects a demo studio's bot. */
async function connect(): Promise<string> {
  const json = { 'content-type': 'application/json' };
  const session = await fetch(`${server.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(login),
  });
  const cookie = session.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { token: bearer } = JSON.parse(
    await (await fetch(`${server.url}/api/auth/token`, { headers: { cookie } })).text(),
  );
  const headers = { ...json, authorization: `Bearer ${bearer}` };
  const [partner] = JSON.parse(await (await fetch(`${server.url}/api/partner`, { headers })).text());
  const place = `${server.url}/api/partner/${partner.id}/bot/${partner.bots[0].id}/messenger/whatsapp`;
  const body = JSON.stringify({ token, appSecret, phoneNumberId: phoneNumber.id, businessId: '900900' });
  const connected = await fetch(place, { method: 'PUT', headers, body });
  return new URL(JSON.parse(await connected.text()).webhookUrl).pathname;
}
