import pg from 'pg';
import { copyOut } from './copy-table.ts';
import { columnList, listSequences, listTables, quotedName } from './list-tables.ts';
import type { BackupRecord } from './records.ts';

export type DumpOptions = {
  connection: pg.ClientConfig;
  now: Date;
  secretMark: string | null;
  /** Files beside the database that it is of no use without. */
  files: readonly { name: string; content: string }[];
};

/** Everything as of one moment: one transaction that sees nothing of what happens meanwhile and holds up nobody. */
export async function* dumpDatabase(options: DumpOptions): AsyncGenerator<BackupRecord> {
  const client = new pg.Client({ ...options.connection, application_name: 'glossa-backup' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    yield* dumpWithin(client, options);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function* dumpWithin(
  client: pg.Client,
  { now, secretMark, files }: DumpOptions,
): AsyncGenerator<BackupRecord> {
  const { rows: migrations } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  );
  const { rows: versions } = await client.query<{ server_version: string }>('show server_version');
  yield {
    kind: 'manifest',
    manifest: {
      product: 'glossa',
      format: 1,
      createdAt: now.toISOString(),
      postgres: versions[0]?.server_version ?? 'unknown',
      migrations: migrations.map(({ hash }) => hash),
      secretMark,
    },
  };
  for (const file of files) yield { kind: 'file', ...file };
  for (const table of await listTables(client)) {
    yield { kind: 'table', table };
    // A partitioned table has rows only through a query.
    const statement = `copy (select ${columnList(table)} from ${quotedName(table)}) to stdout`;
    let rows = 0;
    for await (const chunk of copyOut(client, statement)) {
      rows += countLines(chunk);
      yield { kind: 'rows', chunk };
    }
    yield { kind: 'table-end', rows };
  }
  yield { kind: 'end', sequences: await listSequences(client) };
}

/** In the text form a line break ends a row and is written differently inside one. */
function countLines(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1;
  return lines;
}
