import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { Answer } from '../../assistant/index.ts';
import type { StoredConversation } from '../conversations.store.ts';
import { clientRequests } from '../conversations.table.ts';
import { isUnclear } from '../domain/is-unclear.ts';
import type { ClientContact } from '../domain/new-contact.ts';
import { fileRequest } from '../file-request.ts';

type Said = { text: string; contact: ClientContact; now: Date };

/** What the bot did not understand comes up in the panel, once for a talk; nobody is called for it. */
export async function fileUnclear(
  tx: Database,
  conversation: StoredConversation,
  answer: Answer,
  { text, contact, now }: Said,
): Promise<void> {
  if (conversation.isPreview || text === '' || !isUnclear(answer.reason.acts)) return;
  const open = await tx.$count(
    clientRequests,
    and(
      eq(clientRequests.partnerId, conversation.partnerId),
      eq(clientRequests.conversationId, conversation.id),
      eq(clientRequests.kind, 'unclear'),
      isNull(clientRequests.settledAt),
    ),
  );
  if (open > 0) return;
  const { clientName: name, clientPhone: phone, clientEmail: email } = contact;
  const summary = `“${text.slice(0, 300)}”`;
  await fileRequest(tx, conversation, {
    kind: 'unclear',
    name,
    phone,
    email,
    summary,
    question: text,
    createdAt: now,
  });
}
