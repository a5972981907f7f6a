import { isBlankText, type PriceReading } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import { checkReading } from './domain/check-reading.ts';
import { readCsv } from './domain/read-csv.ts';
import { emptyDescription } from './pricing.errors.ts';
import { getStudioCurrency } from './studio-currency.ts';

/** Reads a CSV file into rows to be reviewed; nothing is saved. */
export async function readCsvFile(db: Database, partnerId: string, csv: string): Promise<PriceReading> {
  if (isBlankText(csv)) throw emptyDescription();
  const currency = await getStudioCurrency(db, partnerId);
  return checkReading('', readCsv(csv, currency), 'engine');
}
