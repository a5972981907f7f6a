import type pg from 'pg';
import type { SequenceValue, TableShape } from './records.ts';

/**
 * What a backup holds: every table of the product and the queue's work. Left out are tables without a log, which the
 * database itself empties after a crash, the list of migrations, which the restored schema makes anew, and what the
 * queue keeps for its own housekeeping.
 */
const queueTables = ['queue', 'schedule', 'subscription', 'job', 'job_dependency'];

const tablesStatement = `
  select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
    and (n.nspname = 'public' or (n.nspname = 'pgboss' and c.relname = any($1)))
  group by n.nspname, c.relname
  order by n.nspname = 'pgboss', c.relname`;

const needsStatement = `
  select distinct n.nspname || '.' || c.relname as needing, rn.nspname || '.' || r.relname as needed
  from pg_constraint f
  join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
  join pg_class r on r.oid = f.confrelid join pg_namespace rn on rn.oid = r.relnamespace
  where f.contype = 'f' and f.conrelid <> f.confrelid`;

/** In an order in which every row finds the rows it refers to. */
export async function listTables(client: pg.Client): Promise<TableShape[]> {
  const { rows: tables } = await client.query<TableShape>(tablesStatement, [queueTables]);
  const { rows: needs } = await client.query<{ needing: string; needed: string }>(needsStatement);
  return inOrderOfNeed(tables, needs);
}

export function inOrderOfNeed(
  tables: readonly TableShape[],
  needs: readonly { needing: string; needed: string }[],
): TableShape[] {
  const ordered: TableShape[] = [];
  const known = new Set(tables.map(nameOf));
  const done = new Set<string>();
  let left = [...tables];
  while (left.length > 0) {
    const ready = left.filter((table) =>
      needs.every(
        ({ needing, needed }) => needing !== nameOf(table) || done.has(needed) || !known.has(needed),
      ),
    );
    if (ready.length === 0) throw new Error(`Tables that need one another: ${left.map(nameOf).join(', ')}`);
    for (const table of ready) done.add(nameOf(table));
    ordered.push(...ready);
    left = left.filter((table) => !done.has(nameOf(table)));
  }
  return ordered;
}

export async function listSequences(client: pg.Client): Promise<SequenceValue[]> {
  const { rows } = await client.query<SequenceValue>(
    `select schemaname as schema, sequencename as name, last_value::text as "lastValue"
     from pg_sequences where schemaname = 'public' and last_value is not null order by 2`,
  );
  return rows;
}

export function nameOf({ schema, name }: { schema: string; name: string }): string {
  return `${schema}.${name}`;
}

export function quotedName({ schema, name }: { schema: string; name: string }): string {
  return `${quote(schema)}.${quote(name)}`;
}

export function columnList({ columns }: TableShape): string {
  return columns.map(quote).join(', ');
}

function quote(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
