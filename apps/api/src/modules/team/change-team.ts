import type { TeamRole } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http.errors.ts';
import { leavesOwner } from './domain/leaves-owner.ts';
import { lastOwner } from './team.errors.ts';
import { deleteMember, listMembers, lockTeam, type StoredMember, saveMemberRole } from './team.store.ts';

type Whom = { partnerId: string; userId: string };
/** What a member has elsewhere in the product, let go in the same transaction. */
export type OnRemoved = (tx: Database, whom: Whom) => Promise<void>;

export async function changeRole(db: Database, whom: Whom, role: TeamRole): Promise<StoredMember> {
  return db.transaction(async (tx) => {
    const member = await lockMember(tx, whom, role);
    await saveMemberRole(tx, { ...whom, role });
    return { ...member, role };
  });
}

/** The account stays, without a business: from this moment nothing of it opens any more. */
export async function removeMember(
  { db, onRemoved }: { db: Database; onRemoved: OnRemoved },
  whom: Whom,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMember(tx, whom, null);
    await deleteMember(tx, whom.partnerId, whom.userId);
    await onRemoved(tx, whom);
  });
}

async function lockMember(
  tx: Database,
  { partnerId, userId }: Whom,
  role: TeamRole | null,
): Promise<StoredMember> {
  await lockTeam(tx, partnerId);
  const members = await listMembers(tx, partnerId);
  const member = members.find((one) => one.userId === userId);
  if (!member) throw notFound();
  if (!leavesOwner(members, { userId, role })) throw lastOwner();
  return member;
}
