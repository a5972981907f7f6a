import { defaultRetentionDays } from '@glossa/contracts';
import { and, asc, desc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { mails } from '../../mail/mail.table.ts';
import { calendarEvents } from '../calendar/calendar.table.ts';
import { conversations } from '../conversations/conversations.table.ts';
import { contactRequests, newsletterSubscribers } from '../marketing/marketing.table.ts';
import { pageViews } from '../page-views/page-views.table.ts';
import { partners } from '../partners/partners.table.ts';
import { retentionRuns, retentionSettings } from './retention.table.ts';

export type KeepingPartner = { id: string; name: string; days: number | null };

/** The days a business keeps its talks; null for ever. */
export async function findRetentionDays(db: Database, partnerId: string): Promise<number | null> {
  const [row] = await db.select().from(retentionSettings).where(eq(retentionSettings.partnerId, partnerId));
  return row ? row.days : defaultRetentionDays;
}

export async function saveRetentionDays(db: Database, partnerId: string, days: number | null): Promise<void> {
  await db
    .insert(retentionSettings)
    .values({ partnerId, days })
    .onConflictDoUpdate({ target: retentionSettings.partnerId, set: { days } });
}

export async function listKeepingPartners(db: Database): Promise<KeepingPartner[]> {
  const rows = await db
    .select({ id: partners.id, name: partners.name, setting: retentionSettings })
    .from(partners)
    .leftJoin(retentionSettings, eq(retentionSettings.partnerId, partners.id))
    .orderBy(asc(partners.id));
  return rows.map(({ id, name, setting }) => ({
    id,
    name,
    days: setting ? setting.days : defaultRetentionDays,
  }));
}

export async function listOldConversations(
  db: Database,
  partnerId: string,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(isOldTalk(partnerId, before))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function countOldConversations(db: Database, partnerId: string, before: Date): Promise<number> {
  return db.$count(conversations, isOldTalk(partnerId, before));
}

/** Cancelled bookings, and holds nobody came back to; what was really done stays in the calendar. */
export async function deleteOldEvents(db: Database, partnerId: string, before: Date): Promise<number> {
  return deleteInBatches(
    db,
    calendarEvents,
    and(
      eq(calendarEvents.partnerId, partnerId),
      lt(calendarEvents.endsAt, before),
      or(
        and(
          eq(calendarEvents.status, 'CANCELLED'),
          or(isNull(calendarEvents.cancelledAt), lt(calendarEvents.cancelledAt, before)),
        ),
        and(eq(calendarEvents.status, 'HOLD'), lt(calendarEvents.expiresAt, before)),
      ),
    ),
  );
}

export async function deleteOldMails(db: Database, before: Date): Promise<number> {
  return deleteInBatches(db, mails, lt(mails.createdAt, before));
}

export async function deleteOldPageViews(db: Database, before: Date): Promise<number> {
  return deleteInBatches(db, pageViews, lt(pageViews.createdAt, before));
}

export async function deleteOldContactRequests(db: Database, before: Date): Promise<number> {
  return deleteInBatches(db, contactRequests, lt(contactRequests.createdAt, before));
}

/** Whoever never used the mailed link never agreed. */
export async function deleteUnconfirmed(db: Database, before: Date): Promise<number> {
  return deleteInBatches(
    db,
    newsletterSubscribers,
    and(isNull(newsletterSubscribers.confirmedAt), lt(newsletterSubscribers.askedAt, before)),
  );
}

export async function insertRun(db: Database, run: typeof retentionRuns.$inferInsert): Promise<void> {
  await db.insert(retentionRuns).values(run);
}

export async function findLastRun(db: Database): Promise<Date | null> {
  const [run] = await db
    .select({ at: retentionRuns.createdAt })
    .from(retentionRuns)
    .orderBy(desc(retentionRuns.id))
    .limit(1);
  return run?.at ?? null;
}

function isOldTalk(partnerId: string, before: Date) {
  return and(
    eq(conversations.partnerId, partnerId),
    lt(conversations.lastClientMessageAt, before),
    or(isNull(conversations.lastManagerAt), lt(conversations.lastManagerAt, before)),
  );
}
