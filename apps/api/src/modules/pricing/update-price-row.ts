import { randomUUID } from 'node:crypto';
import { type PriceRow, priceFault, savePriceRowSchema, type UpdatePriceRow } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import { invalidRequest, notFound } from '../../http/http.errors.ts';
import { presentRow, toRowValues } from './domain/row-values.ts';
import { writeList } from './write-list.ts';

type Wanted = UpdatePriceRow & { partnerId: string; userId: string; rowId: string };

/** Changes one row. Whatever the owner touches is no sample any more. */
export async function updatePriceRow(
  db: Database,
  { partnerId, userId, rowId, baseVersion, ...changes }: Wanted,
): Promise<PriceRow & { version: number }> {
  const list = await writeList(db, {
    partnerId,
    userId,
    kind: 'TABLE',
    baseVersion,
    newId: () => randomUUID(),
    revise: (current) => {
      if (!current.some((row) => row.id === rowId)) throw notFound();
      return current.map((row) => (row.id === rowId ? revised(presentRow(row), changes) : row));
    },
  });
  const row = list.rows.find((one) => one.id === rowId);
  if (!row) throw notFound();
  return { ...row, version: list.version };
}

function revised(row: PriceRow, changes: Omit<UpdatePriceRow, 'baseVersion'>) {
  const isTouched = Object.keys(changes).length > 0;
  const next = { ...row, ...changes, isSample: row.isSample && !isTouched };
  const fault =
    priceFault(next.priceTo ?? next.price, next.currency) ?? priceFault(next.price, next.currency);
  if (fault) throw invalidRequest(`price: ${fault}`);
  const checked = savePriceRowSchema.safeParse(next);
  if (!checked.success) throw invalidRequest('priceTo: must be above the price it starts from');
  return { ...toRowValues(next), id: row.id };
}
