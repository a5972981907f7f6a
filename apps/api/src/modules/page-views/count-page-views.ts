import type { PageViewCounts } from '@glossa/contracts';
import { and, desc, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { pageViews } from './page-views.table.ts';

const shownDays = 30;
const shownPaths = 12;
const dayMs = 24 * 60 * 60 * 1000;

/** The visits of the last thirty days, day by day in UTC, and the pages visited most. */
export async function countPageViews(db: Database, now: Date): Promise<PageViewCounts> {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const from = new Date(today - (shownDays - 1) * dayMs);
  const within = and(gte(pageViews.createdAt, from), lt(pageViews.createdAt, new Date(today + dayMs)));
  const views = sql<number>`count(*)::int`;
  const counted = await db
    .select({ date: sql<string>`to_char(${pageViews.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`, views })
    .from(pageViews)
    .where(within)
    .groupBy(sql`1`);
  const paths = await db
    .select({ path: pageViews.path, views })
    .from(pageViews)
    .where(within)
    .groupBy(pageViews.path)
    .orderBy(desc(views), pageViews.path)
    .limit(shownPaths);
  const byDate = new Map(counted.map((day) => [day.date, day.views]));
  const days = Array.from({ length: shownDays }, (_, index) => {
    const date = new Date(from.getTime() + index * dayMs).toISOString().slice(0, 10);
    return { date, views: byDate.get(date) ?? 0 };
  });
  return { days, paths };
}
