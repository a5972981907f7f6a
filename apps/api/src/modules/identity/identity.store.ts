import type { Language, Role } from '@glossa/contracts';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { authSessions, authUsers, authVerifications, users } from './identity.table.ts';

export type StoredUser = {
  id: string;
  subject: string;
  email: string;
  role: Role;
  language: Language | null;
};

export async function findUserBySubject(db: Database, subject: string): Promise<StoredUser | null> {
  const [user] = await db.select().from(users).where(eq(users.subject, subject));
  return user ?? null;
}

export async function findUserByEmail(db: Database, email: string): Promise<StoredUser | null> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user ?? null;
}

export async function findUserById(db: Database, userId: string): Promise<StoredUser | null> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user ?? null;
}

/** Makes changes to one user's belongings queue up behind each other until the transaction ends. */
export async function lockUser(db: Database, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** Returns null when the subject or the e-mail address is taken. */
export async function insertUser(
  db: Database,
  user: Omit<StoredUser, 'id' | 'language'> & { language?: Language },
): Promise<StoredUser | null> {
  const [inserted] = await db.insert(users).values(user).onConflictDoNothing().returning();
  return inserted ?? null;
}

export async function isSessionAlive(db: Database, sessionId: string, authUserId: string): Promise<boolean> {
  const [session] = await db
    .select({ id: authSessions.id })
    .from(authSessions)
    .where(
      and(
        eq(authSessions.id, sessionId),
        eq(authSessions.userId, authUserId),
        gt(authSessions.expiresAt, new Date()),
      ),
    );
  return session !== undefined;
}

export async function authUserExists(db: Database, authUserId: string): Promise<boolean> {
  return (await db.$count(authUsers, eq(authUsers.id, authUserId))) > 0;
}

export async function findAuthUserId(db: Database, email: string): Promise<string | null> {
  const [found] = await db.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.email, email));
  return found?.id ?? null;
}

/** Locked while the transaction lasts, so that two who count at the same moment count one after the other. */
export async function countAdmins(db: Database): Promise<number> {
  const admins = await db.select({ id: users.id }).from(users).where(eq(users.role, 'ADMIN')).for('update');
  return admins.length;
}

export async function hasAdmin(db: Database): Promise<boolean> {
  return (await db.$count(users, eq(users.role, 'ADMIN'))) > 0;
}

/** A new reset link makes the older ones worthless. */
export async function deleteOlderResetLinks(db: Database, authUserId: string): Promise<void> {
  const links = await db
    .select({ id: authVerifications.id })
    .from(authVerifications)
    .where(eq(authVerifications.value, authUserId))
    .orderBy(desc(authVerifications.createdAt), desc(authVerifications.expiresAt));
  const older = links.slice(1).map((link) => link.id);
  if (older.length > 0) await db.delete(authVerifications).where(inArray(authVerifications.id, older));
}
