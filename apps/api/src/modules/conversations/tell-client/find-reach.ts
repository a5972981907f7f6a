import type { ClientNews, Language } from '@glossa/contracts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../http/http.errors.ts';
import { findBooking, languageOfCountry, type StoredEvent } from '../../calendar/index.ts';
import type { StoredPartner } from '../../partners/index.ts';
import { findConversationById, type StoredConversation } from '../conversations.store.ts';
import { messages } from '../conversations.table.ts';
import type { TalkDeps } from '../talk-deps.ts';

type Place = { partnerId: string; eventId: string };

/** A booking, and how its client can be told of a change. */
export type Reach = {
  event: StoredEvent;
  partner: StoredPartner;
  conversation: StoredConversation | null;
  language: Language;
  ways: ClientNews['ways'];
};

export async function findReach(
  db: Database,
  { findPartner }: Pick<TalkDeps, 'findPartner'>,
  { partnerId, eventId }: Place,
): Promise<Reach> {
  const event = await findBooking(db, partnerId, eventId);
  const partner = event && (await findPartner(db, partnerId));
  if (!partner) throw notFound();
  const { conversationId, customerEmail } = event;
  const conversation =
    conversationId === null ? null : await findConversationById(db, { partnerId, id: conversationId });
  const language =
    event.language ?? conversation?.language ?? languageOfCountry[partner.config.country] ?? 'EN';
  const ways: Reach['ways'] = [];
  if (conversation) ways.push(conversation.channel === 'web' ? 'chat' : conversation.channel);
  if (customerEmail !== '') ways.push('mail');
  return { event, partner, conversation, language, ways };
}

/** The times the client has read last in the talk. */
export async function findKnownTimes(
  db: Database,
  { event, conversation }: Pick<Reach, 'event' | 'conversation'>,
): Promise<{ start: string; end: string } | null> {
  if (!conversation) return null;
  const [told] = await db
    .select({ extras: messages.extras })
    .from(messages)
    .where(
      and(
        eq(messages.partnerId, conversation.partnerId),
        eq(messages.conversationId, conversation.id),
        sql`${messages.extras} -> 'booking' ->> 'eventId' = ${event.id}`,
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(1);
  return told?.extras.booking ?? null;
}
