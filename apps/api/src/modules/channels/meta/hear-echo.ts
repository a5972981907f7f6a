import type { Database } from '../../../db/database.ts';
import { sayAsManager } from '../../conversations/index.ts';
import type { Chat } from './chats.store.ts';
import { type EchoEvent, readKey } from './format/events.ts';
import type { MetaDeps } from './meta-deps.ts';
import { insertEcho, isKnownMessage, noteStatus } from './sent.store.ts';

/** Half of our own echoes come before the answer to the call that sent them: the key on them tells. */
export async function hearEcho(deps: MetaDeps, chat: Chat, echo: EchoEvent): Promise<void> {
  const { db } = deps;
  const { connectionId, chatId, partnerId, conversationId } = chat;
  if (readKey(echo.key)) {
    const { externalId, key } = echo;
    const told = {
      kind: 'status',
      chatId,
      status: 'sent',
      about: { externalId, key },
      errorCode: null,
    } as const;
    return noteStatus(db, connectionId, told, deps.now());
  }
  if (await isKnownMessage(db, { connectionId, externalId: echo.externalId })) return;
  // A person wrote before any client did: there is no talk to be silent in.
  if (conversationId === null) return;
  await takeOverAtMeta(deps, { chat: { connectionId, chatId, partnerId }, conversationId, echo });
}

type Heard = {
  chat: Pick<Chat, 'connectionId' | 'chatId' | 'partnerId'>;
  conversationId: string;
  echo: EchoEvent;
};

class HeardBefore extends Error {}

/** A person answers in the business inbox: the bot is silent from then on, and the words stand in the talk. */
async function takeOverAtMeta(deps: MetaDeps, { chat, conversationId, echo }: Heard): Promise<void> {
  const { externalId } = echo;
  const place = { partnerId: chat.partnerId, id: conversationId };
  const onSaid = async (tx: Database, seq: number) => {
    const said = { ...chat, seq, part: 0, conversationId, externalId };
    // Kept in the same transaction, so that a second hearing undoes itself.
    if (!(await insertEcho(tx, said, deps.now()))) throw new HeardBefore();
  };
  const text = echo.text.trim() === '' ? '📎' : echo.text;
  await sayAsManager(deps, place, { text, onSaid }).catch((error: unknown) => {
    if (!(error instanceof HeardBefore)) throw error;
  });
}
