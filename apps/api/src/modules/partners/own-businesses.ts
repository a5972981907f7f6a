import type { AccountDeletion } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import { lockUser } from '../identity/index.ts';
import type { PartnersDeps } from './partners.routes.ts';
import { countOwners, deletePartnerRow, findPartnerOf, lockConfig } from './partners.store.ts';

type Parts = Pick<PartnersDeps, 'countBelongings' | 'detach'>;

/** What becomes of a business when its owner leaves: it goes along, unless another owner stays. Staff leave alone. */
export function ownBusinesses({ countBelongings, detach }: Parts) {
  const findLeft = async (db: Database, userId: string) => {
    const partner = await findPartnerOf(db, userId);
    if (partner?.role !== 'OWNER') return null;
    return (await countOwners(db, partner.id)) === 1 ? partner : null;
  };
  return {
    describeBusiness: async (db: Database, userId: string): Promise<AccountDeletion['business']> => {
      const partner = await findLeft(db, userId);
      return partner && { name: partner.name, ...(await countBelongings(db, partner.id)) };
    },
    deleteBusiness: async (tx: Database, userId: string): Promise<void> => {
      await lockUser(tx, userId);
      // Two owners who leave at the same moment: the second one is the last.
      const own = await findPartnerOf(tx, userId);
      if (own) await lockConfig(tx, own.id);
      const partner = await findLeft(tx, userId);
      if (!partner) return;
      await detach(tx, partner.id);
      await deletePartnerRow(tx, partner.id);
    },
  };
}
