import type { PartnerConfigPatch } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http.errors.ts';
import { mergeConfig } from './domain/default-config.ts';
import { lockConfig, updatePartnerRow } from './partners.store.ts';

/** Changes the given parts of a business's config. Two changes at once both survive. */
export async function updateConfig(
  db: Database,
  partnerId: string,
  changes: PartnerConfigPatch,
): Promise<void> {
  await db.transaction(async (tx) => {
    const config = await lockConfig(tx, partnerId);
    if (config === null) throw notFound();
    await updatePartnerRow(tx, partnerId, { config: mergeConfig(config, changes) });
  });
}
