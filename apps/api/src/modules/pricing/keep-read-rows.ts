import { randomUUID } from 'node:crypto';
import { type PriceRow, priceRowKey } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import { toRowValues } from './domain/row-values.ts';
import { saveDraft } from './pricing-drafts.store.ts';
import { writeList } from './write-list.ts';

type Read = { partnerId: string; userId: string | null; description: string; rows: readonly PriceRow[] };

/**
 * Rows read before there was a business become its first list, with the text they came from. What stands twice or names
 * no service can't be in a list; it waits in the text.
 */
export async function keepReadRows(
  db: Database,
  { partnerId, userId, description, rows }: Read,
): Promise<void> {
  const known = new Set<string>();
  const wanted = rows.filter((row) => {
    const key = priceRowKey(row);
    const isNew = row.service !== '' && !known.has(key);
    known.add(key);
    return isNew;
  });
  await saveDraft(db, partnerId, description);
  await writeList(db, {
    ...{ partnerId, userId, kind: 'TEXT', newId: () => randomUUID() },
    revise: () => wanted.map((row) => ({ ...toRowValues(row), id: null })),
  });
}
