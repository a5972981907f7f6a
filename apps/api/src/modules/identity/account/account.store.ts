import type { Language } from '@glossa/contracts';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { mails } from '../../../mail/mail.table.ts';
import { embeddedSubject } from '../identify.ts';
import { authAccounts, authUsers, authVerifications, users } from '../identity.table.ts';

/** The password's hash of a user of the embedded provider; null where another provider keeps it. */
export async function findCredential(db: Database, userId: string): Promise<{ hash: string } | null> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const authUserId = user ? authUserIdOf(user.subject) : null;
  if (authUserId === null) return null;
  const [account] = await db
    .select({ hash: authAccounts.password })
    .from(authAccounts)
    .where(and(eq(authAccounts.userId, authUserId), isNotNull(authAccounts.password)));
  return account?.hash ? { hash: account.hash } : null;
}

/** Everything that is this person: the user, the sign-in with its sessions and links, and mails kept for the address. */
export async function removeUser(db: Database, user: { id: string; email: string }): Promise<boolean> {
  const [gone] = await db.delete(users).where(eq(users.id, user.id)).returning({ subject: users.subject });
  if (!gone) return false;
  const authUserId = authUserIdOf(gone.subject);
  if (authUserId !== null) {
    await db.delete(authVerifications).where(eq(authVerifications.value, authUserId));
    await db.delete(authUsers).where(eq(authUsers.id, authUserId));
  }
  await db.delete(mails).where(eq(mails.recipient, user.email));
  return true;
}

export async function findMailLanguage(db: Database, userId: string): Promise<Language | null> {
  const [user] = await db.select({ language: users.language }).from(users).where(eq(users.id, userId));
  return user?.language ?? null;
}

export async function saveMailLanguage(db: Database, userId: string, language: Language): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.id, userId));
}

/** What the browser speaks, where the person has not said it. */
export async function guessMailLanguage(db: Database, email: string, language: Language): Promise<void> {
  await db
    .update(users)
    .set({ language })
    .where(and(eq(users.email, email), isNull(users.language)));
}

const prefix = embeddedSubject('');

export function authUserIdOf(subject: string): string | null {
  return subject.startsWith(prefix) ? subject.slice(prefix.length) : null;
}
