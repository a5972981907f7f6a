import type { PriceList, PriceRow } from '@glossa/contracts';
import { and, asc, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type ListedRow, presentRow } from './domain/row-values.ts';
import { saidType } from './domain/said-type.ts';
import { priceLists, priceRows } from './pricing.table.ts';

/** The list as it is now, version and rows by one query, so that both belong together. */
export async function findPriceList(db: Database, partnerId: string): Promise<PriceList> {
  const { version, rows } = await findStoredList(db, partnerId);
  return { version, rows: rows.map(presentRow) };
}

/** The rows a bot may quote, as it says them, and the version every quote made with them is traced by. */
export async function findActivePriceList(
  db: Database,
  partnerId: string,
): Promise<{ version: number; rows: PriceRow[] }> {
  const { version, rows } = await findPriceList(db, partnerId);
  const quoted = rows.filter((row) => row.isActive);
  return { version, rows: quoted.map((row) => ({ ...row, carType: saidType(row) })) };
}

export async function listActivePriceRows(db: Database, partnerId: string): Promise<PriceRow[]> {
  return (await findActivePriceList(db, partnerId)).rows;
}

const listedColumns = {
  id: priceRows.id,
  service: priceRows.service,
  zone: priceRows.zone,
  material: priceRows.material,
  carType: priceRows.carType,
  carTypeMeaning: priceRows.carTypeMeaning,
  priceMinor: priceRows.priceMinor,
  priceToMinor: priceRows.priceToMinor,
  isFrom: priceRows.isFrom,
  currency: priceRows.currency,
  durationMinutes: priceRows.durationMinutes,
  isActive: priceRows.isActive,
  isSample: priceRows.isSample,
  source: priceRows.source,
};

export type StoredList = { version: number; rows: ListedRow[] };

export async function findStoredList(db: Database, partnerId: string): Promise<StoredList> {
  const latest = db
    .select({ version: max(priceLists.version).as('version') })
    .from(priceLists)
    .where(eq(priceLists.partnerId, partnerId))
    .as('latest');
  const found = await db
    .select({ version: latest.version, row: listedColumns })
    .from(latest)
    .leftJoin(priceRows, and(eq(priceRows.partnerId, partnerId), isNull(priceRows.untilVersion)))
    .orderBy(asc(priceRows.position), asc(priceRows.id));
  return { version: found[0]?.version ?? 0, rows: found.flatMap(({ row }) => row ?? []) };
}

export async function countPriceRows(db: Database, partnerId: string): Promise<number> {
  return db.$count(priceRows, and(eq(priceRows.partnerId, partnerId), isNull(priceRows.untilVersion)));
}

export async function findPartnersWithPrices(db: Database, partnerIds: string[]): Promise<Set<string>> {
  if (partnerIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ partnerId: priceRows.partnerId })
    .from(priceRows)
    .where(
      and(
        inArray(priceRows.partnerId, partnerIds),
        isNull(priceRows.untilVersion),
        eq(priceRows.isActive, true),
      ),
    );
  return new Set(rows.map((row) => row.partnerId));
}

/** The rows that held in an earlier version. */
export async function listRowsAt(db: Database, partnerId: string, version: number): Promise<ListedRow[]> {
  return db
    .select(listedColumns)
    .from(priceRows)
    .where(
      and(
        eq(priceRows.partnerId, partnerId),
        sql`${priceRows.sinceVersion} <= ${version}`,
        sql`(${priceRows.untilVersion} is null or ${priceRows.untilVersion} > ${version})`,
      ),
    )
    .orderBy(asc(priceRows.position), asc(priceRows.id));
}
