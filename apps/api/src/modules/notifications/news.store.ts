import type { News, NewsFacts, NewsItem, NewsName } from '@glossa/contracts';
import { and, asc, eq, gt, inArray, lt, max } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { studioNews } from './notifications.table.ts';

const keptMs = 30 * 24 * 60 * 60_000;
const most = 20;

type NewNews = {
  partnerId: string;
  conversationId: string | null;
  eventId: string | null;
  name: NewsName;
  facts: NewsFacts;
};

export async function insertNews(db: Database, news: NewNews): Promise<void> {
  await db
    .delete(studioNews)
    .where(
      and(eq(studioNews.partnerId, news.partnerId), lt(studioNews.createdAt, new Date(Date.now() - keptMs))),
    );
  await db.insert(studioNews).values(news);
}

export async function findNews(db: Database, partnerId: string, after: number | undefined): Promise<News> {
  if (after === undefined) {
    const [newest] = await db
      .select({ id: max(studioNews.id) })
      .from(studioNews)
      .where(eq(studioNews.partnerId, partnerId));
    return { items: [], last: newest?.id ?? 0 };
  }
  const rows = await db
    .select()
    .from(studioNews)
    .where(and(eq(studioNews.partnerId, partnerId), gt(studioNews.id, after)))
    .orderBy(asc(studioNews.id))
    .limit(most);
  const items = rows.map(
    ({ id, name, conversationId, eventId, facts }): NewsItem => ({
      id,
      name,
      conversationId,
      eventId,
      ...facts,
    }),
  );
  return { items, last: items.at(-1)?.id ?? after };
}

/** What was told of these events: whose they were is gone. */
export async function forgetNews(
  db: Database,
  partnerId: string,
  eventIds: readonly string[],
): Promise<void> {
  await db
    .delete(studioNews)
    .where(and(eq(studioNews.partnerId, partnerId), inArray(studioNews.eventId, [...eventIds])));
}
