import { and, asc, count, desc, eq, getTableColumns, ilike, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { containing } from '../../db/search.ts';
import { partners } from '../partners/partners.table.ts';
import { bots } from './bots.table.ts';
import { isChatLink } from './domain/chat-link.ts';

export type StoredBot = typeof bots.$inferSelect;
export type NewBot = Omit<typeof bots.$inferInsert, 'id' | 'createdAt'>;
export type BotPage = {
  page: number;
  pageSize: number;
  search: string;
  sort: 'name' | '-name' | 'createdAt' | '-createdAt';
};

export async function insertBot(db: Database, bot: NewBot): Promise<StoredBot> {
  const [inserted] = await db.insert(bots).values(bot).returning();
  if (!inserted) throw new Error('The insert of a bot returned no row.');
  return inserted;
}

export async function findBot(db: Database, partnerId: string, botId: string): Promise<StoredBot | null> {
  const [bot] = await db.select().from(bots).where(ownBot(partnerId, botId));
  return bot ?? null;
}

export async function findBotByChatLink(db: Database, chatLinkId: string): Promise<StoredBot | null> {
  if (!isChatLink(chatLinkId)) return null;
  const [bot] = await db.select().from(bots).where(eq(bots.chatLinkId, chatLinkId));
  return bot ?? null;
}

export async function listBots(db: Database, partnerIds: string[]): Promise<StoredBot[]> {
  if (partnerIds.length === 0) return [];
  return db
    .select()
    .from(bots)
    .where(inArray(bots.partnerId, partnerIds))
    .orderBy(asc(bots.createdAt), asc(bots.id));
}

export async function findFirstBot(db: Database, partnerId: string): Promise<StoredBot | null> {
  const [bot] = await listBots(db, [partnerId]);
  return bot ?? null;
}

export async function countBots(db: Database, partnerId: string): Promise<number> {
  return db.$count(bots, eq(bots.partnerId, partnerId));
}

export async function listAllBots(db: Database, { page, pageSize, search, sort }: BotPage) {
  const matches = search
    ? or(ilike(bots.name, containing(search)), ilike(partners.name, containing(search)))
    : undefined;
  const joined = eq(partners.id, bots.partnerId);
  const column = sort.endsWith('name') ? bots.name : bots.createdAt;
  const [total] = await db.select({ total: count() }).from(bots).innerJoin(partners, joined).where(matches);
  const rows = await db
    .select({ bot: getTableColumns(bots), partnerName: partners.name })
    .from(bots)
    .innerJoin(partners, joined)
    .where(matches)
    .orderBy(sort.startsWith('-') ? desc(column) : asc(column), asc(bots.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: total?.total ?? 0 };
}

export async function updateBotRow(
  db: Database,
  partnerId: string,
  botId: string,
  changes: Partial<NewBot>,
): Promise<StoredBot | null> {
  if (Object.keys(changes).length === 0) return findBot(db, partnerId, botId);
  const { look, ...others } = changes;
  // The look is changed in parts: the mark of an uploaded picture stays in it.
  const parts = look && { look: sql`${bots.look} || ${JSON.stringify(look)}::jsonb` };
  const [updated] = await db
    .update(bots)
    .set({ ...others, ...parts })
    .where(ownBot(partnerId, botId))
    .returning();
  return updated ?? null;
}

/** The bot's conversations go with it, by the database's own cascade. */
export async function deleteBotRow(db: Database, partnerId: string, botId: string): Promise<boolean> {
  const deleted = await db.delete(bots).where(ownBot(partnerId, botId)).returning({ id: bots.id });
  return deleted.length > 0;
}

function ownBot(partnerId: string, botId: string) {
  return and(eq(bots.partnerId, partnerId), eq(bots.id, botId));
}
