import type { ConversationChannel, Language, Photo } from '@glossa/contracts';
import { normaliseLanguage } from '@glossa/engine';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http.errors.ts';
import type { StoredBot } from '../bots/index.ts';
import type { StoredPartner } from '../partners/index.ts';
import { beginDialog } from './begin-dialog.ts';
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
import { hashToken } from './domain/conversation-token.ts';
import { isSilenced, returnsToBot } from './domain/who-answers.ts';
import { hearContact } from './hear-contact.ts';
import { isAnsweredAlbum } from './photos/is-answered-album.ts';
import type { TalkDeps } from './talk-deps.ts';

export type ClientMessage = {
  bot: StoredBot;
  token: string | undefined;
  clientMessageId: string;
  text: string;
  /** Photos the channel has kept for this message. */
  photos?: readonly string[] | undefined;
  album?: string | undefined;
  isPreview: boolean;
  /** The language the client reads around the talk, where it is known. */
  language?: Language | undefined;
  /** Another way than the web: its chats open their conversation themselves. */
  channel?: Channel;
};

export type Channel = {
  name: Exclude<ConversationChannel, 'web'>;
  externalId: string;
  /** Who the messenger says writes, with a number it vouches for. */
  contact?: { name: string; phone: string };
  /** Ties the chat to its conversation, in the transaction that opened it. */
  onOpened: (tx: Database, conversationId: string) => Promise<void>;
};

export type Accepted = {
  conversation: StoredConversation;
  /** The client's message. */
  seq: number;
  /** How many photos came with it. */
  photos: number;
  partner: StoredPartner | undefined;
  /** What there is to say without a turn: the earlier answer to a repeat, or nothing while a person talks. */
  replies: StoredMessage[] | null;
};

/** Stores the client's message once and finds out whether it is to be answered. Holds the conversation until the transaction ends. */
export async function acceptMessage(
  tx: Database,
  deps: TalkDeps,
  message: ClientMessage,
  token: string,
): Promise<Accepted> {
  const conversation = await openConversation(tx, deps, message, token);
  const { clientMessageId, text, photos: photoIds = [], album } = message;
  // A conversation without messages can't hold an earlier copy of this one.
  const earlier =
    conversation.lastSeq > 0 ? await findClientMessage(tx, conversation, clientMessageId) : null;
  if (earlier && !isSame(earlier, text, photoIds)) throw idReused();
  if (earlier) return repeat(tx, conversation, earlier);
  const seq = conversation.lastSeq + 1;
  const now = deps.now();
  const place = { partnerId: conversation.partnerId, conversationId: conversation.id };
  const photos = await deps.claimPhotos(tx, { ...place, botId: message.bot.id }, photoIds);
  const isSaid = text === '' && (await isAnsweredAlbum(tx, conversation, album));
  const extras = { ...(photos.length > 0 && { photos }), ...(album !== undefined && { album }) };
  await insertMessages(tx, [
    { ...place, seq, author: 'client', text, clientMessageId, extras, createdAt: now },
  ]);
  const begun = await beginDialog(tx, deps, { conversation, bot: message.bot, now });
  const changes = {
    lastSeq: seq,
    lastClientMessageAt: now,
    language: message.language ?? conversation.language,
    ...begun.changes,
    ...(returnsToBot(conversation, now) && { state: 'bot' as const, lastManagerAt: null }),
  };
  const after = { ...conversation, ...changes };
  const accepted = { seq, photos: photos.length, partner: begun.partner };
  if (!isSilenced(after) && !isSaid) return { ...accepted, conversation: after, replies: null };
  const told = await hearContact(tx, deps, { conversation: after, text, partner: begun.partner });
  await updateConversation(tx, conversation, { ...changes, ...told });
  return { ...accepted, conversation: { ...after, ...told }, replies: [] };
}

/** A repeat gets the answer of the first time; where that was never written, the message is answered now. */
async function repeat(
  tx: Database,
  conversation: StoredConversation,
  { seq, extras }: StoredMessage,
): Promise<Accepted> {
  const replies = await listReplies(tx, conversation, seq);
  const isPending =
    replies.length === 0 && conversation.pendingSeq !== null && conversation.pendingSeq >= seq;
  const photos = extras.photos?.length ?? 0;
  return { conversation, seq, photos, partner: undefined, replies: isPending ? null : replies };
}

function isSame({ text, extras }: StoredMessage, words: string, photoIds: readonly string[]): boolean {
  const idOf = ({ id }: Photo) => id;
  return text === words && (extras.photos ?? []).map(idOf).join() === photoIds.join();
}

async function openConversation(
  tx: Database,
  { box, now }: TalkDeps,
  { bot, token, isPreview, channel, language: read }: ClientMessage,
  newToken: string,
): Promise<StoredConversation> {
  const tokenHash = hashToken(box, newToken);
  const at = now();
  if (token === undefined || channel) {
    const language = read ?? normaliseLanguage(bot.language) ?? 'EN';
    await insertConversation(tx, {
      partnerId: bot.partnerId,
      botId: bot.id,
      tokenHash,
      language,
      createdAt: at,
      lastClientMessageAt: at,
      isPreview,
      ...(channel && { channel: channel.name, externalId: channel.externalId }),
      ...(channel?.contact && { clientName: channel.contact.name, clientPhone: channel.contact.phone }),
    });
  }
  const conversation = await lockConversation(tx, bot.id, tokenHash);
  if (!conversation) throw notFound();
  if (conversation.lastSeq === 0) await channel?.onOpened(tx, conversation.id);
  return conversation;
}
