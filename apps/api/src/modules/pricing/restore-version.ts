import { randomUUID } from 'node:crypto';
import type { PriceList } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http.errors.ts';
import { listRowsAt } from './pricing.store.ts';
import { versionExists } from './pricing-versions.store.ts';
import { writeList } from './write-list.ts';

type Wanted = { partnerId: string; userId: string; version: number; baseVersion?: number | undefined };

/** Brings an earlier list back, as a new version: undoing can be undone. Rows come back under their old ids. */
export async function restoreVersion(
  db: Database,
  { partnerId, userId, version, baseVersion }: Wanted,
): Promise<PriceList> {
  if (version > 0 && !(await versionExists(db, partnerId, version))) throw notFound();
  const rows = await listRowsAt(db, partnerId, version);
  return writeList(db, {
    partnerId,
    userId,
    kind: 'UNDO',
    baseVersion,
    newId: (row) => row.id ?? randomUUID(),
    revise: () => rows,
  });
}
