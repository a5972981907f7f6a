import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { calendarEvents } from '../calendar/calendar.table.ts';
import { conversations } from '../conversations/conversations.table.ts';
import { clientSources, clients } from './clients.table.ts';

type Known = Omit<typeof clientSources.$inferInsert, 'clientId'>;

/** Talks and bookings by hand that tell of a person and are not known yet. */
export async function listNewSources(db: Database, partnerId: string): Promise<Known[]> {
  const talks = await db
    .select({
      partnerId: conversations.partnerId,
      conversationId: conversations.id,
      name: conversations.clientName,
      phone: conversations.clientPhone,
      email: conversations.clientEmail,
      language: conversations.language,
      firstSeenAt: conversations.createdAt,
      lastSeenAt: conversations.lastClientMessageAt,
    })
    .from(conversations)
    .leftJoin(clientSources, eq(clientSources.conversationId, conversations.id))
    .where(and(isNull(clientSources.clientId), tellingTalk(partnerId)));
  const events = await db
    .select({
      partnerId: calendarEvents.partnerId,
      eventId: calendarEvents.id,
      name: calendarEvents.customerName,
      phone: calendarEvents.customerPhone,
      email: calendarEvents.customerEmail,
      language: calendarEvents.language,
      firstSeenAt: calendarEvents.createdAt,
      lastSeenAt: calendarEvents.createdAt,
    })
    .from(calendarEvents)
    .leftJoin(clientSources, eq(clientSources.eventId, calendarEvents.id))
    .where(and(isNull(clientSources.clientId), tellingEvent(partnerId)));
  return [...talks, ...events];
}

function tellingTalk(partnerId: string) {
  const { clientName, clientPhone, clientEmail, isPreview } = conversations;
  return and(
    eq(conversations.partnerId, partnerId),
    eq(isPreview, false),
    or(sql`${clientName} <> ''`, sql`${clientPhone} <> ''`, sql`${clientEmail} <> ''`),
  );
}

/** A booking made in a talk belongs to the talk's person. */
function tellingEvent(partnerId: string) {
  const { customerName, customerPhone, customerEmail, status, conversationId } = calendarEvents;
  return and(
    eq(calendarEvents.partnerId, partnerId),
    isNull(conversationId),
    sql`${status} <> 'HOLD'`,
    or(sql`${customerName} <> ''`, sql`${customerPhone} <> ''`, sql`${customerEmail} <> ''`),
  );
}

export async function insertSources(db: Database, sources: readonly Known[]): Promise<void> {
  for (let at = 0; at < sources.length; at += batch) {
    const part = sources.slice(at, at + batch);
    const made = await db
      .insert(clients)
      .values(part.map(({ partnerId }) => ({ partnerId })))
      .returning({ id: clients.id });
    const rows = part.flatMap((source, i) => {
      const clientId = made[i]?.id;
      return clientId === undefined ? [] : [{ ...source, clientId }];
    });
    await db.insert(clientSources).values(rows);
  }
}

const batch = 500;

/** What was said or changed since: a number that came later, a name that was put right. */
export async function refreshSources(db: Database, partnerId: string): Promise<void> {
  await db.execute(sql`
    update ${clientSources} s
    set name = c.client_name, phone = c.client_phone, email = c.client_email, language = c.language,
      last_seen_at = c.last_client_message_at
    from ${conversations} c
    where s.partner_id = ${partnerId} and c.partner_id = ${partnerId} and c.id = s.conversation_id
      and (s.name, s.phone, s.email, s.language, s.last_seen_at)
        is distinct from (c.client_name, c.client_phone, c.client_email, c.language, c.last_client_message_at)`);
  await db.execute(sql`
    update ${clientSources} s
    set name = e.customer_name, phone = e.customer_phone, email = e.customer_email, language = e.language
    from ${calendarEvents} e
    where s.partner_id = ${partnerId} and e.partner_id = ${partnerId} and e.id = s.event_id
      and (s.name, s.phone, s.email, s.language)
        is distinct from (e.customer_name, e.customer_phone, e.customer_email, e.language)`);
}

/** Persons nothing is known from any more, and nobody is merged into; of every business where none is named. */
export async function deleteUnknownClients(db: Database, partnerId?: string): Promise<void> {
  await db.execute(sql`
    delete from ${clientSources} s
    where s.name = '' and s.phone = '' and s.email = ''
      and (${partnerId ?? null}::uuid is null or s.partner_id = ${partnerId ?? null}::uuid)`);
  await db.execute(sql`
    delete from ${clients} c
    where (${partnerId ?? null}::uuid is null or c.partner_id = ${partnerId ?? null}::uuid)
      and not exists (select 1 from ${clientSources} s where s.client_id = c.id)
      and not exists (
        select 1 from ${clients} m join ${clientSources} s on s.client_id = m.id where m.merged_into = c.id
      )`);
}

export async function listMembers(db: Database, partnerId: string) {
  return db
    .select({
      id: clients.id,
      root: sql<string>`coalesce(${clients.mergedInto}, ${clients.id})`,
      phone: clientSources.phone,
      email: clientSources.email,
      isApart: clients.isApart,
      firstSeenAt: clientSources.firstSeenAt,
    })
    .from(clients)
    .innerJoin(clientSources, eq(clientSources.clientId, clients.id))
    .where(eq(clients.partnerId, partnerId));
}
