import { isBlankText, type PriceReading } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import { emptyDescription } from './pricing.errors.ts';
import type { PriceReader } from './reading-thread/price-reader.ts';
import { getStudioCurrency } from './studio-terms.ts';

type Deps = { db: Database; reader: PriceReader };

/** Reads a CSV file into rows to be reviewed; nothing is saved. */
export async function readCsvFile(
  { db, reader }: Deps,
  partnerId: string,
  csv: string,
): Promise<PriceReading> {
  if (isBlankText(csv)) throw emptyDescription();
  const currency = await getStudioCurrency(db, partnerId);
  return reader.readCsv(csv, currency);
}
