import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { calendarEvents } from '../calendar/calendar.table.ts';
import { bookedByBots } from '../calendar/index.ts';
import { clientRequests, conversations, messages } from '../conversations/conversations.table.ts';
import { dialogs } from '../plans/plans.table.ts';

export type Asked = { partnerId: string; timezone: string; currency: string; from: Date; to: Date };

/** Dialogs by day and channel; the channel of a talk that was erased is not known any more. */
export async function listDialogs(db: Database, asked: Asked) {
  return db
    .select({
      day: dayOf(dialogs.createdAt, asked.timezone),
      channel: conversations.channel,
      count: sql<number>`count(*)::int`,
    })
    .from(dialogs)
    .leftJoin(conversations, eq(conversations.id, dialogs.conversationId))
    .where(and(eq(dialogs.partnerId, asked.partnerId), within(dialogs.createdAt, asked)))
    .groupBy(sql`1`, conversations.channel);
}

/** What bots booked, by the day it was booked on. */
export async function listBookings(db: Database, asked: Asked) {
  return db
    .select({
      day: dayOf(calendarEvents.createdAt, asked.timezone),
      channel: conversations.channel,
      count: sql<number>`count(*)::int`,
      value: sql<number>`coalesce(sum(${saidPrice(asked.currency)}), 0)::float8`,
    })
    .from(calendarEvents)
    .leftJoin(conversations, eq(conversations.id, calendarEvents.conversationId))
    .where(and(bookedByBots(asked.partnerId), within(calendarEvents.createdAt, asked)))
    .groupBy(sql`1`, conversations.channel);
}

/** Jobs done, by the day they were done on, whoever wrote them into the calendar. */
export async function listJobsDone(db: Database, asked: Asked) {
  const paid = sql`case when ${calendarEvents.paidCurrency} = ${asked.currency} then ${calendarEvents.paidMinor} / 100.0
    when ${calendarEvents.paidCurrency} is null then ${saidPrice(asked.currency)} end`;
  return db
    .select({
      day: dayOf(calendarEvents.startsAt, asked.timezone),
      count: sql<number>`count(*)::int`,
      value: sql<number>`coalesce(sum(${paid}), 0)::float8`,
    })
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.partnerId, asked.partnerId),
        eq(calendarEvents.status, 'BOOKED'),
        eq(calendarEvents.jobState, 'DONE'),
        within(calendarEvents.startsAt, asked),
      ),
    )
    .groupBy(sql`1`);
}

/** Who asked for a person, with the seconds each one waited who had the first word. */
export async function listPersonCalls(db: Database, asked: Asked) {
  const waited = sql`greatest(0, extract(epoch from ${clientRequests.firstWordAt} - ${clientRequests.createdAt}))`;
  return db
    .select({
      day: dayOf(clientRequests.createdAt, asked.timezone),
      count: sql<number>`count(*)::int`,
      waits: sql<
        number[]
      >`coalesce(array_agg(${waited}::float8) filter (where ${clientRequests.firstWordAt} is not null), '{}')`,
    })
    .from(clientRequests)
    .where(
      and(
        eq(clientRequests.partnerId, asked.partnerId),
        eq(clientRequests.kind, 'person'),
        within(clientRequests.createdAt, asked),
      ),
    )
    .groupBy(sql`1`);
}

/** What the bot could not answer: prices and questions, and those that nobody has settled yet. */
export async function listQuestions(db: Database, asked: Asked) {
  return db
    .select({
      day: dayOf(clientRequests.createdAt, asked.timezone),
      count: sql<number>`count(*)::int`,
      open: sql<number>`count(*) filter (where ${clientRequests.settledAt} is null)::int`,
    })
    .from(clientRequests)
    .where(
      and(
        eq(clientRequests.partnerId, asked.partnerId),
        inArray(clientRequests.kind, ['price', 'question']),
        within(clientRequests.createdAt, asked),
      ),
    )
    .groupBy(sql`1`);
}

/** What stands in the reasons of the bots' replies: figures held back, and extras mentioned and taken. */
export async function listReplyFacts(db: Database, asked: Asked) {
  const step = sql`${messages.reason} -> 'upsell' ->> 'step'`;
  const talks = (isSo: SQL) =>
    sql<number>`count(distinct ${messages.conversationId}) filter (where ${isSo})::int`;
  return db
    .select({
      day: dayOf(messages.createdAt, asked.timezone),
      heldBack: sql<number>`count(*) filter (where jsonb_array_length(coalesce(${messages.reason} -> 'blocked', '[]'::jsonb)) > 0)::int`,
      offered: talks(sql`${step} = 'offered'`),
      taken: talks(sql`${step} = 'taken'`),
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        eq(conversations.partnerId, asked.partnerId),
        // The same said of the messages, so that their own index is taken instead of the whole table.
        eq(messages.partnerId, asked.partnerId),
        eq(conversations.isPreview, false),
        // Older talks have no message of these days: the index on this column keeps them out cheaply.
        gte(conversations.lastClientMessageAt, asked.from),
        eq(messages.author, 'bot'),
        within(messages.createdAt, asked),
      ),
    )
    .groupBy(sql`1`);
}

/** The price said to the client, where it was said in the studio's own currency. */
function saidPrice(currency: string): SQL {
  const quote = sql`${calendarEvents.quote}`;
  return sql`case when ${quote} ->> 'currency' = ${currency} then (${quote} ->> 'total')::float8 end`;
}

function within(column: AnyPgColumn, { from, to }: Asked): SQL | undefined {
  return and(gte(column, from), lt(column, to));
}

function dayOf(instant: AnyPgColumn, timezone: string): SQL<string> {
  return sql<string>`to_char(${instant} at time zone ${timezone}, 'YYYY-MM-DD')`;
}
