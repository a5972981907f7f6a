import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { Answer } from '../../assistant/index.ts';
import type { StoredBot } from '../../bots/index.ts';
import type { StoredPartner } from '../../partners/index.ts';
import type { StoredConversation } from '../conversations.store.ts';
import { clientRequests } from '../conversations.table.ts';
import { fileRequest } from '../file-request.ts';
import type { TalkDeps } from '../talk-deps.ts';
import { photoWords } from './photo-words.data.ts';

type Passed = {
  partner: StoredPartner;
  bot: StoredBot;
  conversation: StoredConversation;
  /** How many photos the answered messages brought. */
  count: number;
  /** What was written beside them. */
  text: string;
};

/** Says that nobody has looked at the photos yet, and makes it true that the studio will. */
export async function passPhotosOn(
  tx: Database,
  deps: TalkDeps,
  passed: Passed,
  answer: Answer,
): Promise<Answer> {
  const { count, conversation } = passed;
  if (count === 0) return answer;
  if (!conversation.isPreview) await askOwner(tx, deps, passed);
  const words = photoWords[answer.language];
  // What a model saw it has spoken of already; that the studio looks, too, stands behind it.
  const isSeen = answer.reason.photosSeen !== undefined;
  const note = isSeen ? words.alsoPassed : count === 1 ? words.one : words.several;
  const parts = isSeen ? [answer.reply.text, note] : [note, answer.reply.text];
  return { ...answer, reply: { ...answer.reply, text: parts.filter(Boolean).join('\n\n') } };
}

/** One open question for a talk, however many photos it gets: the owner sees them all there. */
async function askOwner(tx: Database, deps: TalkDeps, passed: Passed): Promise<void> {
  const { partner, bot, conversation, text } = passed;
  const place = { partnerId: partner.id, conversationId: conversation.id };
  const isAsked = await tx.$count(
    clientRequests,
    and(
      eq(clientRequests.partnerId, place.partnerId),
      eq(clientRequests.conversationId, place.conversationId),
      eq(clientRequests.kind, 'photo'),
      isNull(clientRequests.settledAt),
    ),
  );
  if (isAsked > 0) return;
  const { clientName: name, clientPhone: phone, clientEmail: email } = conversation;
  const request = { kind: 'photo', name, phone, email, summary: text, createdAt: deps.now() } as const;
  const requestId = await fileRequest(tx, conversation, request);
  await deps.tellOwners(
    tx,
    { partner, adminEmail: bot.adminEmail, conversationId: conversation.id, requestId },
    {
      name: 'photo',
      values: { bot: bot.name },
      ...(text !== '' && { said: text }),
      link: `${deps.publicUrl}/conversations/${conversation.id}`,
    },
  );
}
