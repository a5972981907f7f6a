import { randomUUID } from 'node:crypto';
import type { PartnerConfigPatch, PlanName } from '@glossa/contracts';
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
  /** By the product's own clock: a trial is counted from it. */
  createdAt: Date;
  plan?: PlanName;
};

/** Creates a business with sensible defaults. A user has one at most, however many requests race. */
export async function createPartner(db: Database, wanted: Wanted): Promise<StoredPartner> {
  return db.transaction(async (tx) => {
    if (wanted.ownerId !== null) {
      await lockUser(tx, wanted.ownerId);
      if (await findPartnerOf(tx, wanted.ownerId)) throw partnerExistsAlready();
    }
    const { name, address, createdAt, plan, config: told = {} } = wanted;
    const defaults = defaultPartnerConfig({ address, told, newId: randomUUID });
    const config = mergeConfig(defaults, told);
    const partner = await insertPartner(tx, { name, address, config, createdAt, ...(plan && { plan }) });
    if (wanted.ownerId !== null)
      await insertMember(tx, { userId: wanted.ownerId, partnerId: partner.id, role: 'OWNER' });
    return partner;
  });
}
