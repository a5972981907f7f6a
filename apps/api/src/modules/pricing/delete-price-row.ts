import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http.errors.ts';
import { writeList } from './write-list.ts';

type Wanted = { partnerId: string; userId: string; rowId: string; baseVersion?: number | undefined };

/** Takes one row out of the list; quotes made with it stay what they are. */
export async function deletePriceRow(
  db: Database,
  { partnerId, userId, rowId, baseVersion }: Wanted,
): Promise<void> {
  await writeList(db, {
    partnerId,
    userId,
    kind: 'TABLE',
    baseVersion,
    newId: () => randomUUID(),
    revise: (current) => {
      const rest = current.filter((row) => row.id !== rowId);
      if (rest.length === current.length) throw notFound();
      return rest;
    },
  });
}
