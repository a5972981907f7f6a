import type { Currency, TradeTemplate } from '@glossa/contracts';
import { normaliseLanguage } from '@glossa/engine';
import type { Database } from '../../db/database.ts';
import { sampleRows } from './domain/sample-rows.ts';
import { insertPriceRows } from './insert-price-rows.ts';

type Wanted = { partnerId: string; template: TradeTemplate; botLanguage: string; currency: Currency };

export async function insertSampleRows(
  db: Database,
  { partnerId, template, botLanguage, currency }: Wanted,
): Promise<void> {
  const language = normaliseLanguage(botLanguage) ?? 'EN';
  await insertPriceRows(db, partnerId, sampleRows(template, language, currency));
}
