import type { Currency } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http.errors.ts';
import { findPartner } from '../partners/index.ts';
import { workingDayMinutes } from './domain/working-days.ts';
import type { StudioTerms } from './reading-thread/price-reader.ts';

/** What a price without a currency is in. */
export async function getStudioCurrency(db: Database, partnerId: string): Promise<Currency> {
  return (await getStudioTerms(db, partnerId)).currency;
}

export async function getStudioTerms(db: Database, partnerId: string): Promise<StudioTerms> {
  const partner = await findPartner(db, partnerId);
  if (!partner) throw notFound();
  const { currency, hours } = partner.config;
  return { currency, dayMinutes: workingDayMinutes(hours) };
}
