import type { TeamRole } from '@glossa/contracts';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../identity/identity.table.ts';
import { partnerMembers, partners } from '../partners/partners.table.ts';
import { partnerInvitations } from './team.table.ts';

export type StoredInvitation = typeof partnerInvitations.$inferSelect;
export type StoredMember = { userId: string; email: string; role: TeamRole; createdAt: Date };

/** Changes to one team wait for each other, so that two owners who remove each other leave one behind. */
export async function lockTeam(tx: Database, partnerId: string): Promise<void> {
  await tx.select({ id: partners.id }).from(partners).where(eq(partners.id, partnerId)).for('update');
}

export async function listMembers(db: Database, partnerId: string): Promise<StoredMember[]> {
  return db
    .select({
      userId: partnerMembers.userId,
      email: users.email,
      role: partnerMembers.role,
      createdAt: partnerMembers.createdAt,
    })
    .from(partnerMembers)
    .innerJoin(users, eq(users.id, partnerMembers.userId))
    .where(eq(partnerMembers.partnerId, partnerId))
    .orderBy(asc(partnerMembers.createdAt));
}

export async function saveMemberRole(
  tx: Database,
  { partnerId, userId, role }: { partnerId: string; userId: string; role: TeamRole },
): Promise<void> {
  await tx
    .update(partnerMembers)
    .set({ role })
    .where(and(eq(partnerMembers.partnerId, partnerId), eq(partnerMembers.userId, userId)));
}

export async function deleteMember(tx: Database, partnerId: string, userId: string): Promise<void> {
  await tx
    .delete(partnerMembers)
    .where(and(eq(partnerMembers.partnerId, partnerId), eq(partnerMembers.userId, userId)));
}

export async function listInvitations(db: Database, partnerId: string): Promise<StoredInvitation[]> {
  return db
    .select()
    .from(partnerInvitations)
    .where(eq(partnerInvitations.partnerId, partnerId))
    .orderBy(asc(partnerInvitations.createdAt));
}

/** One invitation per address: a new one makes the older link worthless. */
export async function saveInvitation(
  tx: Database,
  invitation: Omit<StoredInvitation, 'id'>,
): Promise<StoredInvitation> {
  const { role, tokenHash, createdAt, expiresAt } = invitation;
  const [saved] = await tx
    .insert(partnerInvitations)
    .values(invitation)
    .onConflictDoUpdate({
      target: [partnerInvitations.partnerId, partnerInvitations.email],
      set: { role, tokenHash, createdAt, expiresAt },
    })
    .returning();
  if (!saved) throw new Error('The insert of an invitation returned no row.');
  return saved;
}

export async function findInvitation(
  db: Database,
  partnerId: string,
  invitationId: string,
): Promise<StoredInvitation | null> {
  const [found] = await db
    .select()
    .from(partnerInvitations)
    .where(and(eq(partnerInvitations.partnerId, partnerId), eq(partnerInvitations.id, invitationId)));
  return found ?? null;
}

/** The invitation a link opens, as long as it lasts, with the name of its studio. */
export async function findOpenInvitation(db: Database, tokenHash: string, now: Date) {
  const [found] = await db
    .select({ invitation: partnerInvitations, studio: partners.name })
    .from(partnerInvitations)
    .innerJoin(partners, eq(partners.id, partnerInvitations.partnerId))
    .where(and(eq(partnerInvitations.tokenHash, tokenHash), gt(partnerInvitations.expiresAt, now)));
  return found ?? null;
}

/** True where there was one: of two who use a link at once, one finds it gone. */
export async function deleteInvitation(
  tx: Database,
  partnerId: string,
  invitationId: string,
): Promise<boolean> {
  const gone = await tx
    .delete(partnerInvitations)
    .where(and(eq(partnerInvitations.partnerId, partnerId), eq(partnerInvitations.id, invitationId)))
    .returning({ id: partnerInvitations.id });
  return gone.length > 0;
}
