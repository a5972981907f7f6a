import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { dumpDatabase } from '../backup/dump-database.ts';
import { restoreDatabase } from '../backup/restore-database.ts';
import type { Binaries } from './binaries.ts';
import { connectionTo } from './connection-to.ts';
import { createCluster, type Place } from './create-cluster.ts';
import { launchPostmaster, stopPostmaster } from './launch-postmaster.ts';
import { leaseKey } from './lease.ts';
import { chooseSocketDir, prepareSocketDir } from './socket-dir.ts';
import { announceIncoming } from './take-incoming.ts';
import { untilReachable } from './until-reachable.ts';

const root = new URL('../../../../../', import.meta.url).pathname;

/**
 * Data of another major version of PostgreSQL can't be opened by this one. The former version, kept when the packages
 * were renewed, is started once more, and everything is carried over into a new cluster. The former one stays as it
 * was, beside the new one: a failure changes nothing, and a way back remains.
 */
export async function upgradeCluster(place: Place, say: (line: string) => void): Promise<void> {
  const from = majorOfCluster(place.clusterDir);
  const to = majorOfBinaries(place.binaries);
  if (from === null || from === to) return;
  const former = findFormerBinaries(from);
  if (former === null) throw new Error(sentenceWithoutFormer(from, to));
  say(`Carrying the data over from PostgreSQL ${from} to ${to} …`);
  const kept = await carryOver({ ...place, binaries: former }, place);
  say(`Done. The data as they were before are kept in ${kept}.`);
}

/** From a cluster nobody uses into a new one. Returns where the former data are now. */
export async function carryOver(former: Place, place: Place): Promise<string> {
  await launchPostmaster(former);
  const connection = connectionTo(former.socketDir);
  await untilReachable(connection);
  const newDir = join(place.dataDir, 'upgrading');
  const holder = await holdAlone(connection);
  try {
    rmSync(newDir, { recursive: true, force: true });
    mkdirSync(newDir, { mode: 0o700 });
    await fill(placeIn(newDir, place), former);
  } catch (error) {
    rmSync(newDir, { recursive: true, force: true });
    await stopPostmaster(former.clusterDir);
    throw error;
  } finally {
    await holder.end();
  }
  await stopPostmaster(former.clusterDir);
  for (const leftover of ['run', 'postgres.log'])
    rmSync(join(newDir, leftover), { recursive: true, force: true });
  return announceIncoming(newDir, place.dataDir, new Date());
}

/** Every server holds this lock with others; nobody else may write while the data are carried over. */
async function holdAlone(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, application_name: 'glossa-upgrade' });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query('select pg_try_advisory_lock($1) as alone', [leaseKey]);
  if (rows[0]?.alone === true) return client;
  await client.end();
  throw new Error('Another server still works on this data folder: stop it first, then start again.');
}

function placeIn(dataDir: string, place: Place): Place {
  return { ...place, dataDir, clusterDir: join(dataDir, 'postgres'), socketDir: chooseSocketDir(dataDir) };
}

async function fill(next: Place, former: Place): Promise<void> {
  prepareSocketDir(next.socketDir);
  await createCluster(next, () => {});
  await launchPostmaster(next);
  try {
    const into = connectionTo(next.socketDir);
    await untilReachable(into);
    const records = dumpDatabase({
      connection: connectionTo(former.socketDir),
      now: new Date(),
      secretMark: null,
      files: [],
    });
    await restoreDatabase(into, records);
  } finally {
    await stopPostmaster(next.clusterDir);
  }
}

function majorOfCluster(clusterDir: string): string | null {
  const file = join(clusterDir, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

/** The package carries the version of the PostgreSQL in it. */
function majorOfBinaries({ postgres }: Binaries): string {
  const described = readFileSync(join(dirname(postgres), '../../package.json'), 'utf8');
  return /"version": "(\d+)\./.exec(described)?.[1] ?? '';
}

function findFormerBinaries(major: string): Binaries | null {
  const places = [
    join(root, `node_modules/.cache/postgres-${major}/native/bin`),
    `/usr/lib/postgresql/${major}/bin`,
  ];
  const found = places.find((place) => existsSync(join(place, 'postgres')));
  return found ? { postgres: join(found, 'postgres'), initdb: join(found, 'initdb') } : null;
}

function sentenceWithoutFormer(from: string, to: string): string {
  return `The data were written by PostgreSQL ${from}, and this version brings PostgreSQL ${to}. Either install PostgreSQL ${from} (Debian: postgresql-${from}) and start again, or go back to the former version of Glossa, run "npm run backup", and restore that backup with this one. Nothing was changed.`;
}
