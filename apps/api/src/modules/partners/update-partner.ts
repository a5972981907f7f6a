import type { UpdatePartner } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import type { SignedInUser } from '../../http/access.ts';
import { adminOnly } from '../../http/http.errors.ts';
import { updatePartnerRow } from './partners.store.ts';

/** Name and address are the owner's to change; the plan is set by administrators. */
export async function updatePartner(
  db: Database,
  caller: SignedInUser,
  partnerId: string,
  changes: UpdatePartner,
): Promise<void> {
  if (changes.plan !== undefined && caller.role !== 'ADMIN') throw adminOnly();
  const { name, address, plan } = changes;
  await updatePartnerRow(db, partnerId, {
    ...(name !== undefined && { name }),
    ...(address !== undefined && { address }),
    ...(plan !== undefined && { plan }),
  });
}
