import { lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { telegramUpdates } from './channels.table.ts';
import { metaUpdates } from './meta.table.ts';

/** The ids by which messengers' repetitions are recognised; nobody repeats anything after so long. */
export async function deleteOldUpdates(db: Database, before: Date): Promise<void> {
  await deleteInBatches(db, telegramUpdates, lt(telegramUpdates.createdAt, before));
  await deleteInBatches(db, metaUpdates, lt(metaUpdates.createdAt, before));
}
