import { and, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { calendarEvents } from '../../calendar/calendar.table.ts';
import { bookedByBots } from '../../calendar/index.ts';
import { dialogs } from '../../plans/plans.table.ts';
import { clientRequests, conversations, messages } from '../conversations.table.ts';

type Span = { partnerId: string; timezone: string; from: Date; to: Date };
type ByDay = Map<string, number>;

/** Half of the clients who asked for a person this month had the first word sooner, in seconds; null where nobody had one. */
export async function findPersonWait(db: Database, { partnerId, from, to }: Span): Promise<number | null> {
  const waited = sql`extract(epoch from ${clientRequests.firstWordAt} - ${clientRequests.createdAt})`;
  const [found] = await db
    .select({
      value: sql<number | null>`(percentile_cont(0.5) within group (order by ${waited}))::float8`,
    })
    .from(clientRequests)
    .where(
      and(
        eq(clientRequests.partnerId, partnerId),
        eq(clientRequests.kind, 'person'),
        isNotNull(clientRequests.firstWordAt),
        within(clientRequests.createdAt, from, to),
      ),
    );
  return found?.value === null || found === undefined ? null : Math.max(0, Math.round(found.value));
}

/** What waits right now, and how many talks there ever were. */
export async function countOpen(db: Database, partnerId: string) {
  const isWaiting = eq(conversations.state, 'waiting');
  const [talks] = await db
    .select({
      conversations: sql<number>`count(*)::int`,
      waiting: sql<number>`(count(*) filter (where ${isWaiting}))::int`,
    })
    .from(conversations)
    .where(and(eq(conversations.partnerId, partnerId), eq(conversations.isPreview, false)));
  const requests = await db
    .select({ kind: clientRequests.kind, open: sql<number>`count(*)::int` })
    .from(clientRequests)
    .where(
      and(
        eq(clientRequests.partnerId, partnerId),
        inArray(clientRequests.kind, ['price', 'lead', 'question']),
        isNull(clientRequests.settledAt),
      ),
    )
    .groupBy(clientRequests.kind);
  const openOf = (kind: string) => requests.find((one) => one.kind === kind)?.open ?? 0;
  return {
    conversations: talks?.conversations ?? 0,
    waiting: talks?.waiting ?? 0,
    openPrices: openOf('price'),
    openQuestions: openOf('question'),
    openLeads: openOf('lead'),
  };
}

export async function listDialogDays(db: Database, { partnerId, timezone, from, to }: Span): Promise<ByDay> {
  const day = dayOf(dialogs.createdAt, timezone);
  const rows = await db
    .select({ day, value: sql<number>`count(*)::int` })
    .from(dialogs)
    .where(and(eq(dialogs.partnerId, partnerId), within(dialogs.createdAt, from, to)))
    .groupBy(sql`1`);
  return byDay(rows);
}

export async function listBookingDays(db: Database, { partnerId, timezone, from, to }: Span): Promise<ByDay> {
  const day = dayOf(calendarEvents.createdAt, timezone);
  const rows = await db
    .select({ day, value: sql<number>`count(*)::int` })
    .from(calendarEvents)
    .where(and(bookedByBots(partnerId), within(calendarEvents.createdAt, from, to)))
    .groupBy(sql`1`);
  return byDay(rows);
}

/** A talk counts with its last quote, so that a client who asks three times is not worth three times as much. */
export async function listQuoteDays(
  db: Database,
  { partnerId, timezone, from, to, currency }: Span & { currency: string },
): Promise<ByDay> {
  const last = db
    .select({
      day: dayOf(sql`max(${messages.createdAt})`, timezone).as('day'),
      total:
        sql<number>`(array_agg((${messages.extras} -> 'quote' ->> 'total')::float8 order by ${messages.seq} desc))[1]`.as(
          'total',
        ),
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        ofRealTalk(partnerId, from, to),
        // Said as the index of such messages says it.
        sql`${messages.extras} -> 'quote' is not null`,
        sql`${messages.extras} -> 'quote' ->> 'currency' = ${currency}`,
      ),
    )
    .groupBy(messages.conversationId)
    .as('last_quotes');
  const rows = await db
    .select({ day: last.day, value: sql<number>`sum(${last.total})::float8` })
    .from(last)
    .groupBy(last.day);
  return byDay(rows);
}

export async function countBlocked(db: Database, { partnerId, from, to }: Span): Promise<number> {
  const [counted] = await db
    .select({ value: sql<number>`count(*)::int` })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        ofRealTalk(partnerId, from, to),
        sql`jsonb_array_length(coalesce(${messages.reason} -> 'blocked', '[]'::jsonb)) > 0`,
      ),
    );
  return counted?.value ?? 0;
}

function ofRealTalk(partnerId: string, from: Date, to: Date): SQL | undefined {
  return and(
    eq(conversations.partnerId, partnerId),
    // The same said of the messages, so that their own index is taken instead of the whole table.
    eq(messages.partnerId, partnerId),
    eq(conversations.isPreview, false),
    // Older talks have no message of this month: the index on this column keeps them out cheaply.
    gte(conversations.lastClientMessageAt, from),
    within(messages.createdAt, from, to),
  );
}

function within(column: AnyPgColumn, from: Date, to: Date): SQL | undefined {
  return and(gte(column, from), lt(column, to));
}

function dayOf(instant: AnyPgColumn | SQL, timezone: string): SQL<string> {
  return sql<string>`to_char(${instant} at time zone ${timezone}, 'YYYY-MM-DD')`;
}

function byDay(rows: readonly { day: string; value: number }[]): ByDay {
  return new Map(rows.map(({ day, value }) => [day, value]));
}
