import { randomUUID } from 'node:crypto';
import {
  type Currency,
  type PriceList,
  priceFault,
  type SavePriceList,
  type SavePriceRow,
} from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import { invalidRequest } from '../../http/http.errors.ts';
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
  const wanted = rows.map((row, at) => asWanted(row, { at, studioCurrency: currency }));
  return writeList(db, {
    partnerId,
    userId,
    kind,
    baseVersion,
    newId: () => randomUUID(),
    revise: () => wanted,
  });
}

function asWanted(
  { id, currency: own, ...row }: SavePriceRow,
  { at, studioCurrency }: { at: number; studioCurrency: Currency },
): WantedRow {
  const currency = own ?? studioCurrency;
  const fault = priceFault(row.priceTo ?? row.price, currency) ?? priceFault(row.price, currency);
  if (fault) throw invalidRequest(`rows.${at}.price: ${fault}`);
  return { ...toRowValues({ ...row, currency }), id: id ?? null };
}
