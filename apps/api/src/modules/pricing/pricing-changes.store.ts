import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { keyOf, type ListedRow } from './domain/row-values.ts';
import { priceLists, priceRows } from './pricing.table.ts';

type NewVersion = typeof priceLists.$inferInsert;

/** Opens the next version. Of two savers one gets it, the other runs into the primary key. */
export async function insertListVersion(db: Database, version: NewVersion): Promise<void> {
  await db.insert(priceLists).values(version);
}

/** Ends rows with a version: they stay resolvable for quotes made before it. */
export async function closeRows(
  db: Database,
  { partnerId, version, ids }: { partnerId: string; version: number; ids: string[] },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(priceRows)
    .set({ untilVersion: version })
    .where(
      and(eq(priceRows.partnerId, partnerId), isNull(priceRows.untilVersion), inArray(priceRows.id, ids)),
    );
}

export async function openRows(
  db: Database,
  { partnerId, version, rows }: { partnerId: string; version: number; rows: ListedRow[] },
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(priceRows)
    .values(rows.map((row) => ({ ...row, partnerId, sinceVersion: version, key: keyOf(row), position: 0 })));
}

/** Puts the rows of the list into this order. */
export async function orderRows(db: Database, partnerId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`
    update ${priceRows} set position = wanted.position
    from (select * from unnest(${sql.param(ids)}::uuid[]) with ordinality) as wanted (id, position)
    where ${priceRows.partnerId} = ${partnerId} and ${priceRows.untilVersion} is null
      and ${priceRows.id} = wanted.id and ${priceRows.position} <> wanted.position`);
}
