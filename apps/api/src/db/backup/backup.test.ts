import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conversationTokenHeader, photoKeyHeader } from '@glossa/contracts';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { newPhoto } from '../../modules/media/testing/new-photo.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { openDatabase } from '../database.ts';
import { migrateDatabase } from '../migrate-database.ts';
import { readBackupFile, writeBackupFile } from './backup-file.ts';
import { dumpDatabase } from './dump-database.ts';
import { inOrderOfNeed } from './list-tables.ts';
import type { BackupRecord } from './records.ts';
import { restoreDatabase } from './restore-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'glossa-backup-'));
const passphrase = 'wax and gloss';
const file = join(folder, 'whole.backup');
const now = new Date('2026-03-11T10:00:00Z');
const databases: string[] = [];
let product: TestApp;
let talk: { link: string; token: string };

const dump = (connection: pg.ClientConfig) =>
  dumpDatabase({ connection, now, secretMark: 'mark', files: [{ name: 'app-secret', content: 'hush' }] });

async function askServer(statement: string): Promise<void> {
  const client = new pg.Client({ ...inject('testDatabase'), database: 'postgres' });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function newDatabase(): Promise<pg.ClientConfig> {
  const name = `restored_${randomUUID().slice(0, 8)}`;
  await askServer(`create database ${name}`);
  databases.push(name);
  return { ...inject('testDatabase'), database: name };
}

/** A dump as text per table, to be compared. */
async function contentOf(records: AsyncIterable<BackupRecord>) {
  const tables: Record<string, string> = {};
  const rest: unknown[] = [];
  let current = '';
  for await (const record of records) {
    if (record.kind === 'table') {
      current = `${record.table.schema}.${record.table.name} ${record.table.columns.join()}`;
      tables[current] = '';
    } else if (record.kind === 'rows') tables[current] += record.chunk.toString('utf8');
    else rest.push(record);
  }
  return { tables, rest };
}

const say = (app: TestApp, text: string, token?: string, photos: string[] = []) =>
  app.send('POST', `/api/chat/${talk.link}/message`, {
    body: { clientMessageId: randomUUID(), text, photos, ...(token && { conversationToken: token }) },
  });

beforeAll(async () => {
  product = await createTestApp({ withJobs: true });
  const owner = await product.createOwner('owner@example.com');
  talk = { link: owner.chatLinkId, token: '' };
  // Whatever COPY has to write in another way: tabs, line breaks, backslashes, letters beyond the first plane.
  const first = await say(product, 'Hallo\tMia\nWas kostet \\N Tönung 🚗 для Golf?');
  talk.token = first.json().conversationToken;
  const key = randomUUID();
  const photo = await product.app.inject({
    method: 'POST',
    url: `/api/chat/${talk.link}/photo`,
    headers: { 'content-type': 'image/jpeg', [photoKeyHeader]: key },
    payload: await newPhoto(),
  });
  await say(product, 'So sieht er aus', talk.token, [photo.json().id]);
  await product.jobs?.createQueue('kept', {});
  await product.jobs?.send('kept', { about: 'line\nbreak' }, { startAfter: 3600 });
  await writeBackupFile(file, dump(product.connection), passphrase);
});
afterAll(async () => {
  await product.close();
  for (const name of databases) await askServer(`drop database ${name} with (force)`);
  rmSync(folder, { recursive: true });
});

it('brings a talked-to installation back byte for byte, and the talk goes on', async () => {
  const connection = await newDatabase();
  const { files, manifest } = await restoreDatabase(connection, readBackupFile(file, passphrase));
  expect(files.get('app-secret')).toBe('hush');
  expect(manifest.createdAt).toBe(now.toISOString());

  const before = await contentOf(readBackupFile(file, passphrase));
  const after = await contentOf(dump(connection));
  expect(Object.keys(before.tables).length).toBeGreaterThan(45);
  expect(before.tables[Object.keys(before.tables).find((name) => name.startsWith('public.photos'))!]).toMatch(
    /\\\\xffd8/,
  );
  expect(after).toEqual(before);

  await migrateDatabase(connection);
  const opened = openDatabase(connection, { onError: () => {} });
  const again = await createTestApp({
    database: { ...opened, connection: { ...inject('testDatabase'), database: String(connection.database) } },
  });
  const history = (app: TestApp) =>
    app.send('GET', `/api/chat/${talk.link}/message?after=0`, {
      headers: { [conversationTokenHeader]: talk.token },
    });
  expect((await history(again)).json()).toEqual((await history(product)).json());
  expect((await say(again, 'Danke!', talk.token)).statusCode).toBe(200);
  const signedIn = await again.signIn('owner@example.com');
  expect((await again.send('GET', '/api/user/me', { as: signedIn })).statusCode).toBe(200);
  await again.close();
});

it('never fills a database somebody uses', async () => {
  await expect(restoreDatabase(product.connection, readBackupFile(file, passphrase))).rejects.toThrow(
    'This database is not empty',
  );
});

it('takes nothing from a backup that was cut off, and the same database takes a whole one', async () => {
  const connection = await newDatabase();
  const plain = join(folder, 'plain.backup');
  await writeBackupFile(plain, readBackupFile(file, passphrase), null);
  const cut = join(folder, 'cut.backup');
  writeFileSync(cut, readFileSync(plain).subarray(0, Math.floor(statSync(plain).size * 0.9)));
  await expect(restoreDatabase(connection, readBackupFile(cut, null))).rejects.toThrow(
    'damaged or was cut off',
  );
  const { rows } = await restoreDatabase(connection, readBackupFile(plain, null));
  expect(rows).toBeGreaterThan(20);
});

it('refuses what it can’t know: a newer version’s backup, a missing table, no passphrase, no backup', async () => {
  const connection = await newDatabase();
  const changed = async function* (change: (record: BackupRecord) => BackupRecord | null) {
    for await (const record of readBackupFile(file, passphrase)) {
      const next = change(record);
      if (next) yield next;
    }
  };
  const newer = changed((record) =>
    record.kind === 'manifest'
      ? { ...record, manifest: { ...record.manifest, migrations: [...record.manifest.migrations, 'next'] } }
      : record,
  );
  await expect(restoreDatabase(connection, newer)).rejects.toThrow('newer version');
  let isInside = false;
  const lacking = changed((record) => {
    if (record.kind === 'table') isInside = record.table.name === 'push_keys';
    return isInside ? null : record;
  });
  await expect(restoreDatabase(connection, lacking)).rejects.toThrow('damaged');
  await expect(restoreDatabase(connection, readBackupFile(file, null))).rejects.toThrow('BACKUP_PASSPHRASE');
  await expect(restoreDatabase(connection, readBackupFile(join(folder, 'none'), null))).rejects.toThrow(
    'There is no backup',
  );
  const other = join(folder, 'other');
  writeFileSync(other, 'A shopping list, and nothing else at all.');
  await expect(restoreDatabase(connection, readBackupFile(other, null))).rejects.toThrow('not a backup');
});

it('leaves no half file behind when the database goes away', async () => {
  const target = join(folder, 'half.backup');
  const breaking = async function* () {
    yield* [];
    throw new Error('gone');
  };
  await expect(writeBackupFile(target, breaking(), null)).rejects.toThrow('gone');
  expect(() => statSync(target)).toThrow();
  expect(() => statSync(`${target}.part`)).toThrow();
});

it('puts tables after those they refer to and says which go in a ring', () => {
  const table = (name: string) => ({ schema: 'public', name, columns: [] });
  const need = (needing: string, needed: string) => ({
    needing: `public.${needing}`,
    needed: `public.${needed}`,
  });
  const tables = ['a', 'b', 'c'].map(table);
  const ordered = inOrderOfNeed(tables, [need('a', 'b'), need('b', 'c'), need('a', 'elsewhere')]);
  expect(ordered.map(({ name }) => name)).toEqual(['c', 'b', 'a']);
  expect(() => inOrderOfNeed(tables, [need('a', 'b'), need('b', 'a')])).toThrow('public.a, public.b');
});
