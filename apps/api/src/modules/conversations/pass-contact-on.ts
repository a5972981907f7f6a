import type { Effect } from '@glossa/engine';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { StoredBot } from '../bots/index.ts';
import type { StoredPartner } from '../partners/index.ts';
import type { StoredConversation } from './conversations.store.ts';
import { clientRequests } from './conversations.table.ts';
import type { ClientContact } from './domain/new-contact.ts';
import type { TalkDeps } from './talk-deps.ts';

type News = {
  partner: StoredPartner;
  bot: StoredBot;
  conversation: StoredConversation;
  text: string;
  contact: ClientContact;
};

/**
 * Puts a name, number or address that came later to everything of this talk that waits for the owner, and tells of it
 * where something waits and no wish of this turn tells it anyway.
 */
export async function passContactOn(
  tx: Database,
  deps: Pick<TalkDeps, 'tellOwners' | 'publicUrl'>,
  { partner, bot, conversation, text, contact }: News,
  effects: readonly Effect[],
): Promise<void> {
  const waiting = await putContact(tx, conversation, contact);
  const isTold = effects.some(({ kind }) => kind === 'lead' || kind === 'book');
  const isReached = contact.clientPhone !== '' || contact.clientEmail !== '';
  if (waiting === 0 || isTold || !isReached) return;
  await deps.tellOwners(
    tx,
    { partner, adminEmail: bot.adminEmail, conversationId: conversation.id },
    {
      name: 'contact',
      values: { bot: bot.name },
      said: text,
      details: [contact.clientName, contact.clientPhone, contact.clientEmail].filter((line) => line !== ''),
      link: `${deps.publicUrl}/conversations/${conversation.id}`,
    },
  );
}

/** How many open requests of the talk carry the contact now. */
export async function putContact(
  tx: Database,
  { id: conversationId, partnerId }: Pick<StoredConversation, 'id' | 'partnerId'>,
  { clientName: name, clientPhone: phone, clientEmail: email }: ClientContact,
): Promise<number> {
  const put = await tx
    .update(clientRequests)
    .set({ name, phone, email })
    .where(
      and(
        eq(clientRequests.partnerId, partnerId),
        eq(clientRequests.conversationId, conversationId),
        isNull(clientRequests.settledAt),
      ),
    )
    .returning({ kind: clientRequests.kind });
  // Words that were not understood are looked at some time; nobody waits for an answer to them.
  return put.filter(({ kind }) => kind !== 'unclear').length;
}
