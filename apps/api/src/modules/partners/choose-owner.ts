import type { Database } from '../../db/database.ts';
import type { SignedInUser } from '../../http/access.ts';
import { adminOnly } from '../../http/http.errors.ts';
import { isConfirmed } from '../../mail/addresses/confirmed.store.ts';
import { findUserByEmail } from '../identity/index.ts';
import { ownerHasPartner, ownerNotConfirmed, ownerNotFound } from './partners.errors.ts';
import { findPartnerOf } from './partners.store.ts';

/** Whose the new business is: one's own, or, for administrators, a named customer's or nobody's yet. */
export async function chooseOwner(
  db: Database,
  caller: SignedInUser,
  ownerEmail: string | undefined,
): Promise<string | null> {
  if (caller.role !== 'ADMIN') {
    if (ownerEmail !== undefined) throw adminOnly();
    return caller.id;
  }
  if (ownerEmail === undefined) return null;
  const owner = await findUserByEmail(db, ownerEmail);
  if (owner?.role !== 'CUSTOMER') throw ownerNotFound();
  if (await findPartnerOf(db, owner.id)) throw ownerHasPartner();
  // Anybody may have signed up with the address: a business is given only to whoever reads its mails.
  if (!(await isConfirmed(db, ownerEmail))) throw ownerNotConfirmed();
  return owner.id;
}
