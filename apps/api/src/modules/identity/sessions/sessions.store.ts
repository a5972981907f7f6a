import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { authSessions } from '../identity.table.ts';

export async function listSessions(db: Database, authUserId: string) {
  return db
    .select({
      id: authSessions.id,
      userAgent: authSessions.userAgent,
      createdAt: authSessions.createdAt,
      lastSeenAt: authSessions.lastSeenAt,
    })
    .from(authSessions)
    .where(and(eq(authSessions.userId, authUserId), gt(authSessions.expiresAt, new Date())))
    .orderBy(desc(authSessions.lastSeenAt), desc(authSessions.createdAt));
}

export async function touchSession(db: Database, sessionId: string): Promise<void> {
  await db.update(authSessions).set({ lastSeenAt: new Date() }).where(eq(authSessions.id, sessionId));
}

/** Tokens are checked against their session at every request, so the browser is out at once. */
export async function endSession(db: Database, authUserId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .delete(authSessions)
    .where(and(eq(authSessions.userId, authUserId), eq(authSessions.id, sessionId)))
    .returning({ id: authSessions.id });
  return ended.length > 0;
}

export async function endOtherSessions(db: Database, authUserId: string, kept: string): Promise<void> {
  await db.delete(authSessions).where(and(eq(authSessions.userId, authUserId), ne(authSessions.id, kept)));
}
