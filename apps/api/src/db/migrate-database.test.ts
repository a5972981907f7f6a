import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { migrateDatabase } from './migrate-database.ts';

const own = new URL('./migrations', import.meta.url).pathname;
const name = `migrating_${randomBytes(4).toString('hex')}`;
const folder = mkdtempSync(join(tmpdir(), 'glossa-migrations-'));
const connection = () => ({ ...inject('testDatabase'), database: name });

async function ask(text: string, database = name) {
  const client = new pg.Client({ ...inject('testDatabase'), database });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  cpSync(own, folder, { recursive: true });
  await ask(`create database ${name}`, 'postgres');
});
afterAll(async () => {
  await ask(`drop database ${name} with (force)`, 'postgres');
  rmSync(folder, { recursive: true });
});

const journalShape = z.object({ entries: z.array(z.object({ idx: z.number(), when: z.number() }).loose()) });

/** One more migration after the product's own. */
function append(text: string): void {
  const file = join(folder, 'meta/_journal.json');
  const journal = z
    .looseObject(journalShape.shape)
    .parse(JSON.parse(readFileSync(join(own, 'meta/_journal.json'), 'utf8')));
  const last = journal.entries.at(-1);
  const entry = {
    idx: (last?.idx ?? 0) + 1,
    version: '7',
    when: (last?.when ?? 0) + 1,
    tag: '9999_next',
    breakpoints: true,
  };
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  writeFileSync(join(folder, '9999_next.sql'), text);
}

const tables = async () =>
  (await ask("select table_name from information_schema.tables where table_schema = 'public'")).map(
    ({ table_name }) => table_name,
  );

it('PF-13: takes a migration that fails half-way back whole, and goes on when it is mended', async () => {
  await migrateDatabase(connection());
  const before = (await tables()).sort();
  append(
    'create table halfway (id int);--> statement-breakpoint\nalter table no_such_table add column x int;',
  );
  await expect(migrateDatabase(connection(), folder)).rejects.toThrow();
  expect((await tables()).sort()).toEqual(before);
  append('create table halfway (id int);');
  await migrateDatabase(connection(), folder);
  expect(await tables()).toContain('halfway');
});

it('PF-13: takes nothing away that a server of the version before still uses', () => {
  const recent = readdirSync(own).filter((file) => file.endsWith('.sql') && file >= '0006');
  expect(recent.length).toBeGreaterThan(3);
  for (const file of recent) {
    const text = readFileSync(join(own, file), 'utf8');
    expect(text, file).not.toMatch(/drop (table|column)|rename (to|column)/i);
    for (const added of text.match(/add column [^;]* not null[^;]*/gi) ?? [])
      expect(added, file).toMatch(/default/i);
  }
});
