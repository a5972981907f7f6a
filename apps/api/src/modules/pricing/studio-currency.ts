import type { Currency } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http.errors.ts';
import { findPartner } from '../partners/index.ts';

/** What a price without a currency is in. */
export async function getStudioCurrency(db: Database, partnerId: string): Promise<Currency> {
  const partner = await findPartner(db, partnerId);
  if (!partner) throw notFound();
  return partner.config.currency;
}
