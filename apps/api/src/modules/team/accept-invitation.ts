import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { SignedInUser } from '../../http/access.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { lockUser } from '../identity/index.ts';
import { findPartnerOf, insertMember } from '../partners/index.ts';
import { hashOf } from './invite-member.ts';
import { adminsJoinNobody, invitationForOther, invitationOver, memberElsewhere } from './team.errors.ts';
import { deleteInvitation, findOpenInvitation, type StoredInvitation } from './team.store.ts';

type Deps = { db: Database; box: SecretBox; now: Clock };

/** The studio and the seat a link offers. Made-up, used, old and revoked links are the same nothing. */
export async function getOffer(
  { db, box, now }: Deps,
  token: string,
): Promise<{ invitation: StoredInvitation; studio: string }> {
  const found = await findOpenInvitation(db, hashOf(box, token), now());
  if (!found) throw invitationOver();
  return found;
}

/** Takes the seat: with the invited address only, for a link may be passed on. */
export async function acceptInvitation(
  deps: Deps,
  user: SignedInUser,
  token: string,
): Promise<{ partner: { id: string; name: string } }> {
  return deps.db.transaction(async (tx) => {
    const { invitation, studio } = await getOffer({ ...deps, db: tx }, token);
    const { id, partnerId, email, role } = invitation;
    if (user.email !== email) throw invitationForOther(email);
    if (user.role === 'ADMIN') throw adminsJoinNobody();
    await lockUser(tx, user.id);
    if (await findPartnerOf(tx, user.id)) throw memberElsewhere();
    if (!(await deleteInvitation(tx, partnerId, id))) throw invitationOver();
    await insertMember(tx, { userId: user.id, partnerId, role });
    return { partner: { id: partnerId, name: studio } };
  });
}
