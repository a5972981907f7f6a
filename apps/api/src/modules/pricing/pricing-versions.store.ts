import type { PriceListVersion } from '@glossa/contracts';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../identity/identity.table.ts';
import { priceLists } from './pricing.table.ts';

const shownVersions = 100;

/** The latest versions, the newest first. */
export async function listVersions(db: Database, partnerId: string): Promise<PriceListVersion[]> {
  const versions = await db
    .select({
      version: priceLists.version,
      createdAt: priceLists.createdAt,
      kind: priceLists.kind,
      author: users.email,
      added: priceLists.added,
      changed: priceLists.changed,
      removed: priceLists.removed,
    })
    .from(priceLists)
    .leftJoin(users, eq(users.id, priceLists.createdBy))
    .where(eq(priceLists.partnerId, partnerId))
    .orderBy(desc(priceLists.version))
    .limit(shownVersions);
  return versions.map((version) => ({ ...version, createdAt: version.createdAt.toISOString() }));
}

export async function versionExists(db: Database, partnerId: string, version: number): Promise<boolean> {
  const found = await db.$count(
    priceLists,
    and(eq(priceLists.partnerId, partnerId), eq(priceLists.version, version)),
  );
  return found > 0;
}
