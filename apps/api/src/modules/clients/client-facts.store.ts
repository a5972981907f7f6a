import type { ClientDetail, Quote } from '@glossa/contracts';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { calendarEvents } from '../calendar/calendar.table.ts';
import { conversations, messages } from '../conversations/conversations.table.ts';

const mostListed = 100;
const mostQuotes = 500;

export async function listTalks(db: Database, partnerId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      id: conversations.id,
      channel: conversations.channel,
      state: conversations.state,
      noticeVersion: conversations.noticeVersion,
      createdAt: conversations.createdAt,
      lastClientMessageAt: conversations.lastClientMessageAt,
      dialogState: conversations.dialogState,
      lastText: sql<string>`coalesce((
        select left(m.text, 160) from ${messages} m
        where m.conversation_id = ${conversations}.id and m.seq = ${conversations}.last_seq
      ), '')`,
    })
    .from(conversations)
    .where(and(eq(conversations.partnerId, partnerId), inArray(conversations.id, [...ids])))
    .orderBy(desc(conversations.lastClientMessageAt))
    .limit(mostListed);
}

/** The bookings of a person's talks, and those that were made by hand. */
export async function listJobs(
  db: Database,
  partnerId: string,
  { talkIds, eventIds }: { talkIds: readonly string[]; eventIds: readonly string[] },
) {
  const ofTalks = talkIds.length > 0 ? inArray(calendarEvents.conversationId, [...talkIds]) : undefined;
  const byHand = eventIds.length > 0 ? inArray(calendarEvents.id, [...eventIds]) : undefined;
  if (!ofTalks && !byHand) return [];
  return db
    .select()
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.partnerId, partnerId),
        sql`${calendarEvents.status} <> 'HOLD'`,
        or(ofTalks, byHand),
      ),
    )
    .orderBy(desc(calendarEvents.startsAt))
    .limit(mostListed);
}

/** The last price each talk came to. */
export async function listLastQuotes(
  db: Database,
  partnerId: string,
  talkIds: readonly string[],
): Promise<ClientDetail['quotes']> {
  if (talkIds.length === 0) return [];
  const rows = await db
    .select({
      conversationId: messages.conversationId,
      at: messages.createdAt,
      quote: sql<Quote>`${messages.extras} -> 'quote'`,
    })
    .from(messages)
    .where(
      and(
        eq(messages.partnerId, partnerId),
        inArray(messages.conversationId, [...talkIds]),
        sql`${messages.extras} ? 'quote'`,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.seq))
    .limit(mostQuotes);
  const last = new Map(rows.toReversed().map((row) => [row.conversationId, row]));
  return [...last.values()]
    .map(({ conversationId, at, quote }) => ({
      conversationId,
      at: at.toISOString(),
      label: quote.lines.map(({ label }) => label).join(' + '),
      total: quote.total,
      currency: quote.currency,
    }))
    .toSorted((a, b) => b.at.localeCompare(a.at));
}
