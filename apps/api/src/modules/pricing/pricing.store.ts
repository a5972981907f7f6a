import type { PriceRow } from '@glossa/contracts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { toMajorUnits, toMinorUnits } from './domain/money.ts';
import { priceRows } from './pricing.table.ts';

export type NewPriceRow = Omit<PriceRow, 'id' | 'isActive'>;

export async function listPriceRows(db: Database, partnerId: string): Promise<PriceRow[]> {
  const rows = await db
    .select()
    .from(priceRows)
    .where(eq(priceRows.partnerId, partnerId))
    .orderBy(asc(priceRows.position));
  return rows.map(present);
}

/** The rows a bot may quote. */
export async function listActivePriceRows(db: Database, partnerId: string): Promise<PriceRow[]> {
  const rows = await listPriceRows(db, partnerId);
  return rows.filter((row) => row.isActive);
}

export async function countPriceRows(db: Database, partnerId: string): Promise<number> {
  return db.$count(priceRows, eq(priceRows.partnerId, partnerId));
}

export async function findPartnersWithPrices(db: Database, partnerIds: string[]): Promise<Set<string>> {
  if (partnerIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ partnerId: priceRows.partnerId })
    .from(priceRows)
    .where(and(inArray(priceRows.partnerId, partnerIds), eq(priceRows.isActive, true)));
  return new Set(rows.map((row) => row.partnerId));
}

export async function insertPriceRows(db: Database, partnerId: string, rows: NewPriceRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db.insert(priceRows).values(
    rows.map(({ price, priceTo, ...row }, position) => ({
      ...row,
      partnerId,
      position,
      priceMinor: toMinorUnits(price),
      priceToMinor: priceTo === null ? null : toMinorUnits(priceTo),
    })),
  );
}

function present(row: typeof priceRows.$inferSelect): PriceRow {
  const { partnerId: _, position: __, createdAt: ___, priceMinor, priceToMinor, currency, ...rest } = row;
  return {
    ...rest,
    price: toMajorUnits(priceMinor),
    priceTo: priceToMinor === null ? null : toMajorUnits(priceToMinor),
    currency,
  };
}
