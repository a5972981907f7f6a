import type { PriceList, versionKinds } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import { violatedConstraint } from '../../db/database-errors.ts';
import { diffLists, findTwins, type WantedRow } from './domain/diff-lists.ts';
import { type ListedRow, presentRow } from './domain/row-values.ts';
import { sameThingTwice, staleList } from './pricing.errors.ts';
import { findStoredList } from './pricing.store.ts';
import { closeRows, insertListVersion, openRows, orderRows } from './pricing-changes.store.ts';

type Revision = {
  partnerId: string;
  kind: (typeof versionKinds)[number];
  userId: string | null;
  /** The version the change was made on; undefined where the caller means whatever is there. */
  baseVersion?: number | undefined;
  /** Of a row that is not in the list yet. */
  newId: (row: WantedRow) => string;
  /** Gives the whole list as it shall be, from the one that is there. */
  revise: (current: readonly ListedRow[]) => WantedRow[];
};

/**
 * Every change of a list goes through here: whole or not at all, as the next version. A list that already is as wanted
 * stays what it is, so a save sent twice makes one version.
 */
export async function writeList(db: Database, revision: Revision): Promise<PriceList> {
  const { partnerId, kind, userId, baseVersion, newId } = revision;
  try {
    return await db.transaction(async (tx) => {
      const current = await findStoredList(tx, partnerId);
      const wanted = revision.revise(current.rows);
      const [twin] = findTwins(wanted);
      if (twin) throw sameThingTwice(twin);
      const { rows, added, changed, removed } = diffLists(current.rows, wanted, newId);
      if (added.length + changed.length + removed.length === 0)
        return { version: current.version, rows: current.rows.map(presentRow) };
      if (baseVersion !== undefined && baseVersion !== current.version) throw staleList(current.version);
      const version = current.version + 1;
      const counts = { added: added.length, changed: changed.length, removed: removed.length };
      await insertListVersion(tx, { partnerId, version, kind, createdBy: userId, ...counts });
      await closeRows(tx, { partnerId, version, ids: [...changed, ...removed].map((row) => row.id) });
      await openRows(tx, { partnerId, version, rows: [...added, ...changed] });
      await orderRows(
        tx,
        partnerId,
        rows.map((row) => row.id),
      );
      return { version, rows: rows.map(presentRow) };
    });
  } catch (error) {
    if (violatedConstraint(error)?.startsWith('price_lists_')) throw staleList();
    throw error;
  }
}
