import { randomUUID } from 'node:crypto';
import type { PriceRow } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import { toRowValues } from './domain/row-values.ts';
import { writeList } from './write-list.ts';

export type NewPriceRow = Omit<PriceRow, 'id' | 'isActive' | 'source' | 'carTypeMeaning'>;

/** The first version of a list that the product fills itself: a demo or the samples of a trade. */
export async function insertPriceRows(db: Database, partnerId: string, rows: NewPriceRow[]): Promise<void> {
  const wanted = rows.map((row) =>
    toRowValues({ ...row, carTypeMeaning: null, isActive: true, source: null }),
  );
  const kind = rows.some((row) => row.isSample) ? 'TEMPLATE' : 'TABLE';
  await writeList(db, { partnerId, kind, userId: null, newId: () => randomUUID(), revise: () => wanted });
}
