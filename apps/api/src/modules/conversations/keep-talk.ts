import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { StoredBot } from '../bots/index.ts';
import { insertMessages, type StoredConversation } from './conversations.store.ts';
import { conversations, type MessageExtras } from './conversations.table.ts';

type Talk = Pick<StoredConversation, 'language' | 'clientName'> & {
  lines: readonly { author: 'client' | 'bot'; text: string; extras: MessageExtras }[];
  at: Date;
};

/**
 * A talk that was held elsewhere, with its words as they were said. It is there to be read: nobody holds a key to it,
 * it counts as no dialog, and no price of it is proved anew.
 */
export async function keepTalk(db: Database, bot: StoredBot, { lines, at, ...talk }: Talk): Promise<void> {
  const { partnerId, id: botId } = bot;
  const [conversation] = await db
    .insert(conversations)
    .values({
      ...{ partnerId, botId, ...talk, state: 'bot', tokenHash: randomBytes(32).toString('base64url') },
      ...{ lastSeq: lines.length, seenSeq: lines.length, createdAt: at, lastClientMessageAt: at },
    })
    .returning({ id: conversations.id });
  if (!conversation || lines.length === 0) return;
  await insertMessages(
    db,
    lines.map(({ author, text, extras }, i) => ({
      ...{ partnerId, conversationId: conversation.id, seq: i + 1, author, text, extras, createdAt: at },
      ...(author === 'bot' && { answersSeq: i }),
    })),
  );
}
