import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { migrateDatabase } from '../migrate-database.ts';
import { findBinaries } from './binaries.ts';
import { chooseRunAs } from './run-as.ts';
import { chooseSocketDir } from './socket-dir.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './start-embedded-database.ts';
import { takeIncoming } from './take-incoming.ts';
import { carryOver } from './upgrade-cluster.ts';

const folders: string[] = [];
const running: EmbeddedDatabase[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'glossa-upgrade-'));
  folders.push(folder);
  return folder;
}

async function start(dataDir: string): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir, say: () => {}, onProblem: () => {} });
  running.push(database);
  return database;
}

async function ask({ connection }: EmbeddedDatabase, statement: string) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const placeIn = async (dataDir: string) => ({
  dataDir,
  clusterDir: join(dataDir, 'postgres'),
  socketDir: chooseSocketDir(dataDir),
  runAs: chooseRunAs(),
  binaries: await findBinaries(),
});

afterEach(async () => {
  for (const database of running.splice(0)) await database.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

it('carries everything into a new cluster and keeps the former one beside it', async () => {
  const dataDir = newFolder();
  const before = await start(dataDir);
  await migrateDatabase(before.connection);
  // The queue makes its tables at the server's first start, which need not have come that far.
  await ask(
    before,
    `insert into contact_requests (name, email, message) values ('Ada', 'ada@example.com', 'Hello')`,
  );
  const place = await placeIn(dataDir);
  await expect(carryOver(place, place)).rejects.toThrow('Another server still works on this data folder');
  await before.stop();
  const kept = await carryOver(place, place);
  expect(existsSync(join(kept, 'postgres/PG_VERSION'))).toBe(true);
  expect(readdirSync(dataDir).filter((name) => /^(incoming|upgrading)/.test(name))).toEqual([]);
  expect(await ask(await start(dataDir), 'select name from contact_requests')).toEqual([{ name: 'Ada' }]);
});

it('says what to do where the former PostgreSQL is gone, and changes nothing', async () => {
  const dataDir = newFolder();
  mkdirSync(join(dataDir, 'postgres'));
  writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '9\n');
  await expect(start(dataDir)).rejects.toThrow(
    /written by PostgreSQL 9.*npm run backup.*Nothing was changed/,
  );
  expect(readdirSync(join(dataDir, 'postgres'))).toEqual(['PG_VERSION']);
});

it('finishes a change of data that was cut off half-way', () => {
  const dataDir = newFolder();
  const folder = join(dataDir, 'incoming-2026-03-11T100000Z');
  // The former cluster had been moved away already, the new secret not yet moved in.
  mkdirSync(join(dataDir, 'before-2026-03-11T100000Z/postgres'), { recursive: true });
  mkdirSync(join(folder, 'postgres'), { recursive: true });
  writeFileSync(join(folder, 'postgres/PG_VERSION'), 'new');
  writeFileSync(join(folder, 'app-secret'), 'new');
  writeFileSync(join(dataDir, 'app-secret'), 'former');
  expect(takeIncoming(dataDir)).toBe(join(dataDir, 'before-2026-03-11T100000Z'));
  expect(readdirSync(dataDir).sort()).toEqual(['app-secret', 'before-2026-03-11T100000Z', 'postgres']);
  expect(readdirSync(join(dataDir, 'before-2026-03-11T100000Z')).sort()).toEqual(['app-secret', 'postgres']);
  expect(takeIncoming(dataDir)).toBeNull();
});
