import { randomUUID } from 'node:crypto';
import type { PartnerConfigPatch } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import { lockUser } from '../identity/index.ts';
import { defaultPartnerConfig, mergeConfig } from './domain/default-config.ts';
import { partnerExistsAlready } from './partners.errors.ts';
import { findPartnerOf, insertMember, insertPartner, type StoredPartner } from './partners.store.ts';

type Wanted = {
  name: string;
  address: string;
  config?: PartnerConfigPatch | undefined;
  /** Null where an administrator sets the business up before its owner exists. */
  ownerId: string | null;
};

/** Creates a business with sensible defaults. A user has one at most, however many requests race. */
export async function createPartner(db: Database, wanted: Wanted): Promise<StoredPartner> {
  return db.transaction(async (tx) => {
    if (wanted.ownerId !== null) {
      await lockUser(tx, wanted.ownerId);
      if (await findPartnerOf(tx, wanted.ownerId)) throw partnerExistsAlready();
    }
    const defaults = defaultPartnerConfig({ timezone: wanted.config?.timezone, newId: randomUUID });
    const config = mergeConfig(defaults, wanted.config ?? {});
    const partner = await insertPartner(tx, { name: wanted.name, address: wanted.address, config });
    if (wanted.ownerId !== null) await insertMember(tx, wanted.ownerId, partner.id);
    return partner;
  });
}
