import { type PriceRow, quoteSchema, type SendMessageAnswer } from '@glossa/contracts';
import { normaliseLanguage } from '@glossa/engine';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http.errors.ts';
import type { SendMail } from '../../mail/outbox.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import type { StoredBot } from '../bots/index.ts';
import type { StoredPartner } from '../partners/index.ts';
import { idReused } from './conversations.errors.ts';
import {
  findClientMessage,
  insertConversation,
  insertMessages,
  listReplies,
  lockConversation,
  type StoredConversation,
  type StoredMessage,
  updateConversation,
} from './conversations.store.ts';
import type { MessageExtras } from './conversations.table.ts';
import { hashToken, newConversationToken } from './domain/conversation-token.ts';
import { studioFacts } from './domain/studio-facts.ts';
import { presentMessage } from './present-message.ts';
import { takeTurnSafely } from './take-turn-safely.ts';
import { tellStudio } from './tell-studio.ts';

export type TakeTurnDeps = {
  db: Database;
  box: SecretBox;
  now: Clock;
  sendMail: SendMail;
  findPartner: (db: Database, partnerId: string) => Promise<StoredPartner | null>;
  listActivePriceRows: (db: Database, partnerId: string) => Promise<PriceRow[]>;
  /** Hears of an engine that fell over a message; the client is answered all the same. */
  onDefect: (error: unknown) => void;
};

type ClientMessage = { bot: StoredBot; token: string | undefined; clientMessageId: string; text: string };

/** Stores the client's message and the reply to it. The same message sent again gets the same reply. */
export async function takeClientTurn(deps: TakeTurnDeps, message: ClientMessage): Promise<SendMessageAnswer> {
  const { bot, clientMessageId } = message;
  const token = message.token ?? newConversationToken(deps.box, bot.id, clientMessageId);
  return deps.db.transaction(async (tx) => {
    const conversation = await openConversation(tx, deps, message, token);
    const earlier = await findClientMessage(tx, conversation, clientMessageId);
    if (earlier && earlier.text !== message.text) throw idReused();
    if (earlier) {
      const replies = await listReplies(tx, conversation, earlier.seq);
      return { conversationToken: token, messages: replies.map(presentMessage), state: conversation.state };
    }
    const { replies, state } = await answer(tx, deps, conversation, message);
    return { conversationToken: token, messages: replies.map(presentMessage), state };
  });
}

async function openConversation(
  tx: Database,
  { box, now }: TakeTurnDeps,
  { bot, token }: ClientMessage,
  newToken: string,
) {
  const tokenHash = hashToken(box, newToken);
  if (token === undefined) {
    const language = normaliseLanguage(bot.language) ?? 'EN';
    await insertConversation(tx, {
      partnerId: bot.partnerId,
      botId: bot.id,
      tokenHash,
      language,
      lastClientMessageAt: now(),
    });
  }
  const conversation = await lockConversation(tx, bot.id, tokenHash);
  if (!conversation) throw notFound();
  return conversation;
}

type Answer = { replies: StoredMessage[]; state: StoredConversation['state'] };

async function answer(
  tx: Database,
  deps: TakeTurnDeps,
  conversation: StoredConversation,
  message: ClientMessage,
): Promise<Answer> {
  const { bot, clientMessageId, text } = message;
  const partner = await deps.findPartner(tx, bot.partnerId);
  if (!partner) throw notFound();
  const studio = studioFacts(partner, bot, await deps.listActivePriceRows(tx, bot.partnerId));
  const turn = takeTurnSafely(conversation, { text, studio, now: deps.now().toISOString() }, deps.onDefect);
  const place = { partnerId: bot.partnerId, conversationId: conversation.id };
  const seq = conversation.lastSeq + 1;
  const stored = await insertMessages(tx, [
    { ...place, seq, author: 'client', text, clientMessageId },
    {
      ...place,
      seq: seq + 1,
      author: 'bot',
      text: turn.reply.text,
      answersSeq: seq,
      extras: extrasOf(turn.reply),
    },
  ]);
  const state = turn.wantsPerson ? 'waiting' : conversation.state;
  const isWaiting = conversation.state !== 'bot';
  await tellStudio(tx, deps.sendMail, { partner, bot, text, effects: turn.effects, isWaiting });
  await updateConversation(tx, conversation, {
    state,
    language: turn.language,
    dialogState: turn.state,
    lastSeq: seq + 1,
    lastClientMessageAt: deps.now(),
  });
  return { replies: stored.filter(({ author }) => author === 'bot'), state };
}

function extrasOf({ choices, quote }: { choices?: string[]; quote?: unknown }): MessageExtras {
  return {
    ...(choices?.length && { choices }),
    ...(quote !== undefined && { quote: quoteSchema.parse(quote) }),
  };
}
