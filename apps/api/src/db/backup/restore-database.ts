import pg from 'pg';
import { startJobs } from '../../jobs/start-jobs.ts';
import { BackupError, damaged } from './backup-error.ts';
import { copyIn } from './copy-table.ts';
import { columnList, listTables, nameOf, quotedName } from './list-tables.ts';
import { migrateLike } from './migrate-like.ts';
import type { BackupRecord, Manifest, SequenceValue, TableShape } from './records.ts';

export type Restored = { manifest: Manifest; files: Map<string, string>; rows: number };

/**
 * Fills an empty database from a backup: first the tables as the backup's migrations had made them, then all rows in
 * one transaction. The server's next start brings older tables up to date as after any upgrade.
 */
export async function restoreDatabase(
  connection: pg.ClientConfig,
  records: AsyncIterable<BackupRecord>,
): Promise<Restored> {
  const source = records[Symbol.asyncIterator]();
  const first = await source.next();
  if (first.done || first.value.kind !== 'manifest') throw damaged();
  const { manifest } = first.value;
  await refuseUsed(connection);
  await migrateLike(connection, manifest.migrations);
  await makeQueueTables(connection);
  const client = new pg.Client({ ...connection, application_name: 'glossa-restore' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    await client.query('truncate pgboss.queue, pgboss.job cascade');
    const filled = await fill(client, source);
    await client.query('commit');
    await client.query('analyze');
    return { manifest, ...filled };
  } finally {
    await source.return?.();
    await client.end();
  }
}

async function fill(client: pg.Client, source: AsyncIterator<BackupRecord>) {
  const files = new Map<string, string>();
  const own = (await listTables(client)).filter(({ schema }) => schema === 'public');
  const expected = new Set(own.map(nameOf));
  let total = 0;
  for (let next = await source.next(); !next.done; next = await source.next()) {
    const record = next.value;
    switch (record.kind) {
      case 'file':
        files.set(record.name, record.content);
        break;
      case 'table':
        await refuseUnknown(client, record.table);
        expected.delete(nameOf(record.table));
        total += await fillTable(client, record.table, source);
        break;
      case 'end':
        if (expected.size > 0) throw damaged(new Error(`missing: ${[...expected].join(', ')}`));
        await setSequences(client, record.sequences);
        return { files, rows: total };
      default:
        throw damaged();
    }
  }
  throw damaged(new Error('there is no end'));
}

async function fillTable(
  client: pg.Client,
  table: TableShape,
  source: AsyncIterator<BackupRecord>,
): Promise<number> {
  let announced = -1;
  async function* rows(): AsyncGenerator<Buffer> {
    for (let next = await source.next(); !next.done; next = await source.next()) {
      if (next.value.kind === 'rows') yield next.value.chunk;
      else if (next.value.kind === 'table-end') {
        announced = next.value.rows;
        return;
      } else throw damaged();
    }
    throw damaged(new Error('a table was cut off'));
  }
  const taken = await copyIn(client, `copy ${quotedName(table)} (${columnList(table)}) from stdin`, rows());
  if (taken !== announced) throw damaged(new Error(`${nameOf(table)}: ${taken} rows of ${announced}`));
  return taken;
}

async function setSequences(client: pg.Client, sequences: SequenceValue[]): Promise<void> {
  for (const sequence of sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [quotedName(sequence), sequence.lastValue]);
}

/** Nothing of anybody's is ever overwritten: a database with rows in it is not the one to restore into. */
async function refuseUsed(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    for (const table of await listTables(client)) {
      if (table.schema === 'pgboss') continue;
      const { rows } = await client.query(`select 1 from ${quotedName(table)} limit 1`);
      if (rows.length > 0)
        throw new BackupError(
          'This database is not empty: create a new one, restore into it and let DATABASE_URL point there.',
        );
    }
  } finally {
    await client.end();
  }
}

/** The queue makes its own tables; only its columns can differ from those of the backup. */
async function refuseUnknown(client: pg.Client, table: TableShape): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = to_regclass($1) and attnum > 0`,
    [quotedName(table)],
  );
  const known = new Set(rows.map(({ name }) => name));
  const unknown = table.columns.find((column) => !known.has(column));
  if (unknown !== undefined)
    throw new BackupError(
      `The backup has ${nameOf(table)}.${unknown}, which this version does not know: restore it with the version that made it, then upgrade.`,
    );
}

async function makeQueueTables(connection: pg.ClientConfig): Promise<void> {
  const failures: Error[] = [];
  const jobs = await startJobs({ connection, onError: (error) => failures.push(error), supervise: false });
  await jobs.stop({ graceful: false });
}
