import { findBot } from '../../bots/index.ts';
import type { StoredConversation } from '../../conversations/index.ts';
import { type Chat, updateChat } from './chats.store.ts';
import type { Connection } from './connections.store.ts';
import type { MetaDeps } from './meta-deps.ts';

type Held = { connection: Connection; chat: Chat; conversation: StoredConversation };

/** Words that may not go out wait for the client to write again; the owner hears of it once. */
export async function holdBack(deps: MetaDeps, { connection, chat, conversation }: Held): Promise<void> {
  if (chat.heldSince) return;
  await deps.db.transaction(async (tx) => {
    await updateChat(tx, chat, { heldSince: deps.now() });
    const { partnerId, botId } = connection;
    const [bot, partner] = [await findBot(tx, partnerId, botId), await deps.findPartner(tx, partnerId)];
    if (!bot || !partner || conversation.isPreview) return;
    await deps.tellOwners(
      tx,
      { partner, adminEmail: bot.adminEmail, conversationId: conversation.id },
      {
        name: 'held',
        values: { bot: bot.name, messenger: messengerNames[connection.messenger] },
        link: `${deps.publicUrl}/conversations/${conversation.id}`,
      },
    );
  });
}

export const messengerNames = {
  whatsapp: 'WhatsApp',
  instagram: 'Instagram',
  messenger: 'Messenger',
} as const;
