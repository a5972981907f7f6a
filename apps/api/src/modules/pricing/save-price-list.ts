import { randomUUID } from 'node:crypto';
import type { Currency, PriceList, SavePriceList, SavePriceRow } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import type { WantedRow } from './domain/diff-lists.ts';
import { toRowValues } from './domain/row-values.ts';
import { getStudioCurrency } from './studio-terms.ts';
import { writeList } from './write-list.ts';

type Wanted = SavePriceList & { partnerId: string; userId: string };

/** Makes the reviewed rows the list. */
export async function savePriceList(
  db: Database,
  { partnerId, userId, rows, baseVersion, kind }: Wanted,
): Promise<PriceList> {
  const currency = await getStudioCurrency(db, partnerId);
  const wanted = rows.map((row) => asWanted(row, currency));
  return writeList(db, {
    partnerId,
    userId,
    kind,
    baseVersion,
    newId: () => randomUUID(),
    revise: () => wanted,
  });
}

function asWanted({ id, currency, ...row }: SavePriceRow, studioCurrency: Currency): WantedRow {
  return { ...toRowValues({ ...row, currency: currency ?? studioCurrency }), id: id ?? null };
}
