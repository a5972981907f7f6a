import { isBlankText, type PriceReading } from '@glossa/contracts';
import { readPrices } from '@glossa/engine';
import type { Database } from '../../db/database.ts';
import { checkReading } from './domain/check-reading.ts';
import { emptyDescription } from './pricing.errors.ts';
import { saveDraft } from './pricing-drafts.store.ts';
import { getStudioCurrency } from './studio-currency.ts';

/** Reads an owner's free text into rows to be reviewed. The text itself is kept, the rows are not. */
export async function readDescription(
  db: Database,
  partnerId: string,
  description: string,
): Promise<PriceReading> {
  if (isBlankText(description)) throw emptyDescription();
  const currency = await getStudioCurrency(db, partnerId);
  await saveDraft(db, partnerId, description);
  return checkReading(readPrices(description, { currency }), 'engine');
}
