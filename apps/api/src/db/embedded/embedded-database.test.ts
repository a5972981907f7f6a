import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { findPostmaster, isAlive } from './postmaster.ts';
import { findUnprivilegedUser } from './run-as.ts';
import { chooseSocketDir } from './socket-dir.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './start-embedded-database.ts';

const folders: string[] = [];
const running: EmbeddedDatabase[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'glossa-embedded-'));
  folders.push(folder);
  return folder;
}

/** Where a database was started and stopped before: making a new one takes longer than most of these tests. */
function usedFolder(): string {
  const folder = newFolder();
  execFileSync('cp', ['-a', `${used}/.`, folder]);
  return folder;
}

const used = mkdtempSync(join(tmpdir(), 'glossa-embedded-'));
beforeAll(async () => {
  const database = await startEmbeddedDatabase({ dataDir: used, say: () => {}, onProblem: () => {} });
  await database.stop();
});
afterAll(() => rmSync(used, { recursive: true, force: true }));

async function start(dataDir: string): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir, say: () => {}, onProblem: () => {} });
  running.push(database);
  return database;
}

async function query(database: EmbeddedDatabase, statement: string) {
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

afterEach(async () => {
  for (const database of running.splice(0)) await database.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

it('keeps its data over a stop and listens on no port', async () => {
  const dataDir = newFolder();
  const first = await start(dataDir);
  await query(first, 'create table kept (n int); insert into kept values (7)');
  expect(await query(first, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  await first.stop();
  expect(findPostmaster(join(dataDir, 'postgres'))).toBeNull();
  expect(await query(await start(dataDir), 'select n from kept')).toEqual([{ n: 7 }]);
});

it('serves a second server on the same folder and stops with the last one', async () => {
  const dataDir = usedFolder();
  const first = await start(dataDir);
  const second = await start(dataDir);
  expect([first.adopted, second.adopted]).toEqual([false, true]);
  await first.stop();
  expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.stop();
  expect(findPostmaster(join(dataDir, 'postgres'))).toBeNull();
});

it('lets two first starts at once end up in one database', async () => {
  const dataDir = newFolder();
  const [one, two] = await Promise.all([start(dataDir), start(dataDir)]);
  await query(one, 'create table shared (n int)');
  expect(await query(two, 'select count(*)::int as tables from shared')).toEqual([{ tables: 0 }]);
});

it('adopts the database of a server that was killed', async () => {
  const dataDir = usedFolder();
  const script = `
    import { startEmbeddedDatabase } from ${JSON.stringify(new URL('./start-embedded-database.ts', import.meta.url).href)};
    await startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)}, say: () => {}, onProblem: () => {} });
    process.kill(process.pid, 'SIGKILL');`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]).catch(() => {});
  const orphan = findPostmaster(join(dataDir, 'postgres'));
  expect(orphan).not.toBeNull();
  const adopted = await start(dataDir);
  expect(adopted.adopted).toBe(true);
  expect(await query(adopted, 'select 1 as one')).toEqual([{ one: 1 }]);
  await adopted.stop();
  expect(isAlive(orphan?.pid ?? 0)).toBe(false);
});

it('brings a database back that died under it', async () => {
  const dataDir = usedFolder();
  const database = await start(dataDir);
  const before = findPostmaster(join(dataDir, 'postgres'));
  process.kill(before?.pid ?? 0, 'SIGQUIT');
  await expect
    .poll(() => query(database, 'select 1 as one').catch(() => null), { timeout: 120_000 })
    .toEqual([{ one: 1 }]);
});

it('removes a pid file that names some other process', async () => {
  const dataDir = usedFolder();
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  writeFileSync(file, `${process.pid}\n/elsewhere\n0\n5432\n/elsewhere\n`);
  expect(findPostmaster(join(dataDir, 'postgres'))).toBeNull();
  expect(existsSync(file)).toBe(false);
});

it('leaves a pid file alone that is being written, and removes one that was left empty', () => {
  const folder = newFolder();
  const file = join(folder, 'postmaster.pid');
  writeFileSync(file, '');
  utimesSync(file, new Date(), new Date());
  expect(findPostmaster(folder)).toBeNull();
  expect(existsSync(file)).toBe(true);
  utimesSync(file, new Date(0), new Date(0));
  expect(findPostmaster(folder)).toBeNull();
  expect(existsSync(file)).toBe(false);
});

it('tells why a database did not start', async () => {
  const dataDir = usedFolder();
  appendFileSync(join(dataDir, 'postgres', 'postgresql.conf'), "\nshared_preload_libraries = 'nowhere'\n");
  await expect(start(dataDir)).rejects.toThrow(/FATAL.*nowhere/);
});

it('finds a short place for the socket of a deep folder', () => {
  expect(chooseSocketDir('/srv/glossa/data')).toBe('/srv/glossa/data/run');
  const deep = chooseSocketDir(`/srv/${'deep/'.repeat(30)}data`);
  expect(deep.length).toBeLessThan(93);
  expect(deep).not.toContain('deep');
});

it('picks an unprivileged user where root can’t make a namespace', () => {
  const passwd = 'root:x:0:0::/:/bin/sh\nnobody:x:65534:65534::/:/bin/false\npostgres:x:113:120::/:/bin/sh\n';
  expect(findUnprivilegedUser(passwd)).toEqual({ name: 'postgres', uid: 113, gid: 120 });
  expect(findUnprivilegedUser('root:x:0:0::/:/bin/sh\n')).toBeNull();
});
