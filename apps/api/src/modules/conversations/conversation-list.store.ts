import type { ListedConversation, Quote } from '@glossa/contracts';
import { carNameOf } from '@glossa/engine';
import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { containing } from '../../db/search.ts';
import { bots } from '../bots/bots.table.ts';
import { calendarEvents } from '../calendar/calendar.table.ts';
import { clientRequests, conversations, messages } from './conversations.table.ts';

type Wanted = {
  page: number;
  pageSize: number;
  search: string;
  sort: 'newest' | 'waiting';
  state?: 'bot' | 'waiting' | 'manager' | undefined;
};

/** The talks of a business a page at a time. Previews are nobody's talks and are left out. */
export async function listConversations(
  db: Database,
  partnerId: string,
  wanted: Wanted,
): Promise<{ conversations: ListedConversation[]; total: number }> {
  const where = and(
    eq(conversations.partnerId, partnerId),
    eq(conversations.isPreview, false),
    wanted.state && eq(conversations.state, wanted.state),
    wanted.search ? matching(wanted.search) : undefined,
  );
  const [counted] = await db.select({ total: count() }).from(conversations).where(where);
  const rows = await select(db)
    .where(where)
    .orderBy(...orderOf(wanted.sort))
    .limit(wanted.pageSize)
    .offset((wanted.page - 1) * wanted.pageSize);
  return { conversations: rows.map(present), total: counted?.total ?? 0 };
}

export async function findListedConversation(
  db: Database,
  { partnerId, id }: { partnerId: string; id: string },
): Promise<ListedConversation | null> {
  const [row] = await select(db).where(and(eq(conversations.partnerId, partnerId), eq(conversations.id, id)));
  return row ? present(row) : null;
}

function select(db: Database) {
  return db
    .select({
      talk: conversations,
      botName: bots.name,
      lastText,
      lastPhotos,
      unread,
      value,
      isBooked,
      openRequests,
    })
    .from(conversations)
    .innerJoin(bots, eq(bots.id, conversations.botId));
}

const lastText = sql<string>`coalesce((
  select left(m.text, 160) from ${messages} m
  where m.conversation_id = ${conversations.id} and m.author = 'client'
  order by m.seq desc limit 1
), '')`;

const lastPhotos = sql<number>`coalesce((
  select jsonb_array_length(m.extras -> 'photos') from ${messages} m
  where m.conversation_id = ${conversations.id} and m.author = 'client'
  order by m.seq desc limit 1
), 0)`;

const unread = sql<number>`(
  select count(*)::int from ${messages} m
  where m.conversation_id = ${conversations.id} and m.author = 'client' and m.seq > ${conversations.seenSeq}
)`;

const value = sql<Quote | null>`(
  select m.extras -> 'quote' from ${messages} m
  where m.conversation_id = ${conversations.id} and m.extras -> 'quote' is not null
  order by m.seq desc limit 1
)`;

/** Not `exists`: the database would rather gather the bookings of all studios once than look twenty times for one. */
const isBooked = sql<boolean>`coalesce((
  select true from ${calendarEvents} e
  where e.conversation_id = ${conversations.id} and e.status = 'BOOKED' limit 1
), false)`;

const openRequests = sql<number>`(
  select count(*)::int from ${clientRequests} r
  where r.conversation_id = ${conversations.id} and r.settled_at is null
)`;

function matching(search: string): SQL | undefined {
  const pattern = containing(search);
  return or(
    ilike(conversations.clientName, pattern),
    ilike(conversations.clientPhone, pattern),
    ilike(conversations.clientEmail, pattern),
    // As with bookings: the words of this talk, not those of all studios.
    sql`(select true from ${messages} m where m.conversation_id = ${conversations.id} and m.text ilike ${pattern} limit 1)`,
  );
}

function orderOf(sort: Wanted['sort']): SQL[] {
  const newest = [desc(conversations.lastClientMessageAt), asc(conversations.id)];
  return sort === 'newest' ? newest : [sql`${conversations.waitingSince} asc nulls last`, ...newest];
}

type Row = Awaited<ReturnType<typeof select>>[number];

function present({ talk, value: quote, ...row }: Row): ListedConversation {
  return {
    ...row,
    car: carNameOf(talk.dialogState?.car ?? null),
    value: quote && { total: quote.total, currency: quote.currency },
    id: talk.id,
    botId: talk.botId,
    channel: talk.channel,
    state: talk.state,
    language: talk.language,
    clientName: talk.clientName,
    clientPhone: talk.clientPhone,
    clientEmail: talk.clientEmail,
    isOverLimit: talk.isOverLimit,
    waitingSince: talk.waitingSince?.toISOString() ?? null,
    createdAt: talk.createdAt.toISOString(),
    lastClientMessageAt: talk.lastClientMessageAt.toISOString(),
  };
}
