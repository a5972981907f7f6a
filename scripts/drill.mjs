// npm run drill: a three-node PostgreSQL cluster and three servers of the product on this machine, under load, while things
// are killed, paused, restarted and cut off. Ends with the ledger: what was acknowledged has to be there, once.
// Wants root (for the nodes' networks) and Debian's packages, which it installs where it may. Not a part of npm test.
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openMailbox } from '../e2e/mailbox.ts';
import { freePort } from '../e2e/server-process.ts';
import { buildSites } from './build.mjs';
import { ensurePrograms } from './debian-programs.mjs';
import { cleanFolder, databaseProcesses, newCluster, nodes, rolesOf } from './drill/cluster.mjs';
import { newLedger, startLoad } from './drill/load.mjs';
import { closeNetwork, cutLine, mendLine, openNetwork } from './drill/network.mjs';
import { newProduct, setUpStudio } from './drill/product.mjs';
import { settle, zeros } from './drill/settle.mjs';
import { ensureInstalled, fail, say } from './setup.mjs';

ensureInstalled();
if (process.getuid?.() !== 0) fail('The drill makes networks of its own: run it as root.');
const missing = ensurePrograms(
  {
    patroni: 'patroni python3-etcd python3-psycopg2',
    etcd: 'etcd-server',
    haproxy: 'haproxy',
    pgbouncer: 'pgbouncer',
    pg_ctlcluster: 'postgresql',
    ip: 'iproute2',
  },
  say,
);
if (missing.length > 0) fail(`The drill needs ${missing.join(', ')} from Debian's packages.`);
buildSites();

const folder = mkdtempSync(join(tmpdir(), 'glossa-drill-'));
chmodSync(folder, 0o755);
mkdirSync(join(folder, 'product'), { mode: 0o700 });
const [direct, pooler, web, ...servers] = await Promise.all(Array.from({ length: 5 }, freePort));
const ports = { direct, pooler, web, servers };
const url = `http://127.0.0.1:${web}`;
const mailbox = await openMailbox();
const cluster = newCluster(folder, ports);
const product = newProduct(folder, ports, mailbox.url);
const faults = [];
let isWell = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(1));

try {
  await drill();
} catch (error) {
  console.error(error);
}
await end(isWell ? 0 : 1);

async function drill() {
  say('Starting three nodes …');
  openNetwork(nodes);
  await cluster.startAll();
  await untilRoles(
    'a leader with a synchronous replica',
    (roles) => roles.includes('master') && roles.includes('sync'),
    120,
  );
  await createDatabase();
  say('Starting two web servers and a worker …');
  await product.startAll();
  await untilAnswer();
  const studio = await setUpStudio(url);

  const ledger = newLedger();
  const stopLoad = startLoad({ url, ...studio }, ledger);
  await sleep(10_000);
  await strike('the leader is killed', ledger, async (hit) => {
    const leader = await nodeAs('master');
    for (const pid of databaseProcesses(leader)) kill(pid, 'SIGKILL');
    hit();
    return () => cluster.startPatroni(leader);
  });
  await strike('the synchronous replica is paused for 15 s', ledger, async (hit) => {
    const replica = await nodeAs('sync');
    const pids = databaseProcesses(replica);
    for (const pid of pids) kill(pid, 'SIGSTOP');
    hit();
    await sleep(15_000);
    return () => {
      for (const pid of pids) kill(pid, 'SIGCONT');
    };
  });
  await strike('PgBouncer is restarted', ledger, async (hit) => {
    hit();
    await cluster.stop('pgbouncer');
    cluster.startPgbouncer();
  });
  await strike('a web server is restarted', ledger, async (hit) => {
    hit();
    await product.stop('web0');
    await product.startWeb(0);
  });
  await strike('the leader’s line is cut for 30 s', ledger, async (hit) => {
    const leader = await nodeAs('master');
    cutLine(leader);
    hit();
    await sleep(30_000);
    return () => mendLine(leader);
  });
  await stopLoad();
  await waitForMails(ledger);
  tell(await settle({ url, ...studio, direct: product.direct, mails: mailbox.mails }, ledger), ledger);
}

/** One thing goes wrong; how long until a message begun after that is answered, and then all is made whole again. */
async function strike(what, ledger, act) {
  // The moment it goes wrong, which comes after finding out whom to strike.
  let at = Number.POSITIVE_INFINITY;
  const acting = act(() => {
    at = Date.now();
  });
  let first = null;
  const givesUpAt = Date.now() + 120_000;
  while (!first && Date.now() < givesUpAt) {
    first = ledger.answers.find(({ began, at: answered }) => began >= at && answered >= at) ?? null;
    await sleep(100);
  }
  const mend = await acting;
  // The longest wait of anybody whose message was under way or sent while it went wrong.
  await mend?.();
  await untilRoles(
    'a leader with a synchronous replica',
    (roles) => roles.includes('master') && roles.includes('sync'),
    90,
  );
  await sleep(6_000);
  const worst = Math.max(...ledger.answers.filter(({ at: answered }) => answered >= at).map(({ ms }) => ms));
  const fault = {
    what,
    'first good answer, s': first ? ((first.at - at) / 1000).toFixed(1) : 'none in 120',
    'longest wait of a client, s': (worst / 1000).toFixed(1),
  };
  faults.push(fault);
  say(
    `${what}: first good answer after ${fault['first good answer, s']} s, longest wait ${fault['longest wait of a client, s']} s`,
  );
}

function kill(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It is gone already.
  }
}

async function nodeAs(role) {
  const roles = await rolesOf();
  const found = nodes.find(({ name }) => roles[name] === role);
  if (!found) throw new Error(`No node is ${role}: ${JSON.stringify(roles)}`);
  return found;
}

async function untilRoles(what, isFine, seconds) {
  for (let i = 0; i < seconds * 2; i += 1) {
    if (isFine(Object.values(await rolesOf()))) return;
    await sleep(500);
  }
  throw new Error(
    `There was not ${what} in ${seconds} s: ${JSON.stringify(await rolesOf())}. See ${folder}.`,
  );
}

async function createDatabase() {
  for (let i = 0; ; i += 1) {
    const client = new pg.Client({ host: '127.0.0.1', port: direct, user: 'postgres', database: 'postgres' });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('create role glossa login');
      await client.query('create database glossa owner glossa');
      return;
    } catch (error) {
      if (i > 60) throw error;
      await sleep(500);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

async function untilAnswer() {
  for (let i = 0; i < 200; i += 1) {
    const isThere = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await sleep(100);
  }
  throw new Error('The balancer found no server.');
}

/** Mails are tried again for a day after an outage of their server; here it never went away. */
async function waitForMails(ledger) {
  for (let i = 0; i < 90; i += 1) {
    const arrived = mailbox.mails.join('\n');
    if (ledger.contacts.every((mark) => arrived.includes(mark))) return;
    await sleep(1_000);
  }
}

function tell(result, ledger) {
  say('');
  console.table(faults);
  console.table(result);
  say(`${ledger.refused} tries of clients were refused or lost and made again.`);
  const wrong = zeros.filter((name) => result[name] !== 0);
  isWell = wrong.length === 0;
  say(isWell ? 'Nothing acknowledged was lost, doubled or sold twice.' : `Not zero: ${wrong.join(', ')}.`);
}

async function end(code) {
  product.kill();
  cluster.stopAll();
  closeNetwork(nodes);
  await mailbox.close();
  if (code === 0) cleanFolder(folder);
  else say(`The logs are in ${folder}.`);
  process.exit(code);
}
