import type { PartnerConfig } from '@glossa/contracts';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../db/database.ts';

/** What the owner's calls work with. The config is read at every call: a changed hour counts at once. */
export type OwnerDeps = {
  db: Database;
  now: Clock;
  getConfig: (partnerId: string) => Promise<PartnerConfig>;
};
