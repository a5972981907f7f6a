import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { botAvatars } from './bot-avatars.table.ts';
import type { StoredBot } from './bots.store.ts';
import { bots } from './bots.table.ts';

type Place = { partnerId: string; botId: string };
type Avatar = { contentType: (typeof botAvatars.$inferSelect)['contentType']; bytes: Buffer };

/** Keeps the picture and marks the bot with it, together. Null where there is no such bot. */
export async function saveAvatar(
  db: Database,
  { partnerId, botId }: Place,
  avatar: Avatar,
  now: Date,
): Promise<StoredBot | null> {
  const version = createHash('sha256').update(avatar.bytes).digest('hex').slice(0, 16);
  return db.transaction(async (tx) => {
    const [bot] = await tx
      .update(bots)
      .set({ look: sql`${bots.look} || ${JSON.stringify({ avatar: version })}::jsonb` })
      .where(and(eq(bots.partnerId, partnerId), eq(bots.id, botId)))
      .returning();
    if (!bot) return null;
    const kept = { ...avatar, updatedAt: now };
    await tx
      .insert(botAvatars)
      .values({ botId, partnerId, ...kept })
      .onConflictDoUpdate({ target: botAvatars.botId, set: kept });
    return bot;
  });
}

export async function removeAvatar(db: Database, { partnerId, botId }: Place): Promise<StoredBot | null> {
  return db.transaction(async (tx) => {
    const own = and(eq(bots.partnerId, partnerId), eq(bots.id, botId));
    const [bot] = await tx
      .update(bots)
      .set({ look: sql`${bots.look} - 'avatar'` })
      .where(own)
      .returning();
    if (!bot) return null;
    await tx.delete(botAvatars).where(eq(botAvatars.botId, botId));
    return bot;
  });
}

export async function findAvatar(
  db: Database,
  chatLinkId: string,
): Promise<(Avatar & { version: string }) | null> {
  const [found] = await db
    .select({ contentType: botAvatars.contentType, bytes: botAvatars.bytes, look: bots.look })
    .from(botAvatars)
    .innerJoin(bots, eq(bots.id, botAvatars.botId))
    .where(eq(bots.chatLinkId, chatLinkId));
  return found
    ? { contentType: found.contentType, bytes: found.bytes, version: found.look.avatar ?? '' }
    : null;
}
