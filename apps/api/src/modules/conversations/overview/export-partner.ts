import type { Bot, ConversationDetail, PartnerExport } from '@glossa/contracts';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { listAllEvents } from '../../calendar/index.ts';
import { presentPartner, type StoredPartner } from '../../partners/index.ts';
import { findPriceList } from '../../pricing/index.ts';
import { listConversations } from '../conversation-list.store.ts';
import { clientRequests, messages } from '../conversations.table.ts';
import { presentRequest, presentTranscript } from '../get-conversation.ts';

type Wanted = { partner: StoredPartner; bots: Bot[]; now: Date };

/** Everything a business keeps here, in the shapes of the API and without secrets. */
export async function exportPartner(db: Database, { partner, bots, now }: Wanted): Promise<PartnerExport> {
  return {
    exportedAt: now.toISOString(),
    partner: presentPartner(partner, bots),
    prices: await findPriceList(db, partner.id),
    events: await listAllEvents(db, partner.id),
    conversations: await listWholeTalks(db, partner.id),
  };
}

/** All talks by three queries, however many there are. */
async function listWholeTalks(db: Database, partnerId: string): Promise<ConversationDetail[]> {
  const everything = { page: 1, pageSize: 1_000_000, search: '', sort: 'newest' } as const;
  const { conversations } = await listConversations(db, partnerId, everything);
  const said = await db
    .select()
    .from(messages)
    .where(eq(messages.partnerId, partnerId))
    .orderBy(asc(messages.conversationId), asc(messages.seq));
  const asked = await db.select().from(clientRequests).where(eq(clientRequests.partnerId, partnerId));
  const messagesOf = Map.groupBy(said, ({ conversationId }) => conversationId);
  const requestsOf = Map.groupBy(asked, ({ conversationId }) => conversationId);
  return conversations.map((talk) => ({
    ...talk,
    messages: (messagesOf.get(talk.id) ?? []).map(presentTranscript),
    requests: (requestsOf.get(talk.id) ?? []).map(presentRequest),
  }));
}
