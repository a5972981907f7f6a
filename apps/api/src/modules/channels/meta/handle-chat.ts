import { normaliseLanguage } from '@glossa/engine';
import { AppError } from '../../../http/app-error.ts';
import { findBot, type StoredBot } from '../../bots/index.ts';
import {
  findConversation,
  findConversationById,
  hashToken,
  listMessagesAfter,
  readClientMessage,
  takeClientTurn,
} from '../../conversations/index.ts';
import { isWorthNoting } from '../last-heard.ts';
import { type Chat, ensureChat, updateChat } from './chats.store.ts';
import { type Connection, findConnectionById, updateConnection } from './connections.store.ts';
import type { ClientEvent } from './format/events.ts';
import { readNumber } from './format/to-parts.ts';
import type { GraphClient } from './graph-client.ts';
import { hearEcho } from './hear-echo.ts';
import type { MetaDeps } from './meta-deps.ts';
import { type ChatJob, enqueueDelivery } from './meta-jobs.ts';
import { metaWords } from './meta-words.data.ts';
import { openClient } from './open-client.ts';
import { sendPart, showTyping } from './send-part.ts';
import { takeMedia } from './take-media.ts';
import { type Kept, listWaiting, type StoredUpdate, settleUpdate } from './updates.store.ts';

const textOnlyPauseMs = 60_000;
const longestMessage = 4000;
const longestName = 80;
/** What still fails after that is set aside: nothing a client writes later waits for it any longer. */
const longestTryMs = 10 * 60_000;

/** Does what a chat waits for, in order. May run twice for one update: each step is harmless the second time. */
export async function handleChat(deps: MetaDeps, job: ChatJob): Promise<void> {
  const { db } = deps;
  const connection = await findConnectionById(db, { partnerId: job.partnerId, id: job.connectionId });
  const bot = connection && (await findBot(db, connection.partnerId, connection.botId));
  if (!bot) return;
  const waiting = await listWaiting(db, job);
  if (waiting.length > 0 && isWorthNoting(connection.lastUpdateAt, deps.now()))
    await updateConnection(db, connection, { lastUpdateAt: deps.now() });
  for (const update of waiting) {
    const { body: event } = update;
    if (event && bot.status === 'LIVE')
      await handle({ deps, bot, connection, event }).catch((error: unknown) => setAside(deps, update, error));
    await settleUpdate(db, update, deps.now());
  }
}

/** A message that says nothing is no fault; a fault is tried again for a while. */
function setAside({ now, onDefect }: MetaDeps, { createdAt }: StoredUpdate, error: unknown): void {
  if (error instanceof AppError && error.kind === 'invalid') return;
  if (now().getTime() - createdAt.getTime() < longestTryMs) throw error;
  onDefect(error);
}

type Scene<E = Kept> = { deps: MetaDeps; bot: StoredBot; connection: Connection; event: E };

async function handle({ deps, bot, connection, event }: Scene): Promise<void> {
  const place = { connectionId: connection.id, partnerId: connection.partnerId, chatId: event.chatId };
  const chat = await linkTalk(deps, { bot, connection }, await ensureChat(deps.db, place));
  if (event.kind === 'echo') return hearEcho(deps, chat, event);
  const client = openClient(deps, connection);
  if (client) await handleClient({ deps, bot, connection, event, chat, client });
}

type ClientScene = Scene<ClientEvent> & { chat: Chat; client: GraphClient };

async function handleClient(scene: ClientScene): Promise<void> {
  const { deps, connection, event, client } = scene;
  const { db, jobs } = deps;
  const { act } = event;
  const hadHeld = scene.chat.heldSince !== null;
  const writtenAt = { lastClientAt: later(scene.chat.lastClientAt, new Date(event.sentAt)) };
  const chat = { ...scene.chat, ...writtenAt, isBlocked: false, isStopped: act.kind === 'stop' };
  const { lastClientAt, isBlocked, isStopped } = chat;
  await updateChat(db, chat, { lastClientAt, isBlocked, isStopped });
  const here = { ...scene, chat };
  // What waited for the client to write again goes out now.
  if (hadHeld && jobs) await enqueueDelivery(jobs, db, jobOf(chat));
  switch (act.kind) {
    case 'stop':
      return sayNow(here, 'stopped');
    case 'unsupported':
      return tellTextOnly(here);
    case 'voice':
      return sayNow(here, 'voice');
    case 'photo':
      await showTyping(client, connection, event);
      return takePicture(here, act);
    case 'text':
      await showTyping(client, connection, event);
      return talk(here, { text: await wordsOf(here, act.text) });
  }
}

function later(known: Date | null, told: Date): Date {
  return known && known > told ? known : told;
}

function jobOf({ connectionId, partnerId, chatId }: Chat): ChatJob {
  return { connectionId, partnerId, chatId };
}

/** After numbered choices a number is the choice. */
async function wordsOf({ deps, connection, chat }: ClientScene, text: string): Promise<string> {
  if (!/^\s*\d{1,2}\s*[.)]?\s*$/.test(text)) return text;
  const conversation = await talkOf(deps, chat);
  if (!conversation) return text;
  const said = await listMessagesAfter(deps.db, conversation, Math.max(0, conversation.lastSeq - 5));
  const offered = said.findLast(({ author }) => author === 'bot')?.extras.choices ?? [];
  return readNumber(text, connection.messenger, offered);
}

/** A picture nobody can read is said to be one; the words under it are answered all the same. */
async function takePicture(
  scene: ClientScene,
  { media, text }: Extract<ClientEvent['act'], { kind: 'photo' }>,
): Promise<void> {
  const { deps, bot, client, event } = scene;
  const photo = await takeMedia(deps, { bot, client, media, externalId: event.externalId });
  if (typeof photo !== 'string') return talk(scene, { text, photos: [photo.id] });
  await sayNow(scene, photo);
  if (text.trim() !== '') await talk(scene, { text });
}

async function talk(
  { deps, bot, connection, event, chat }: ClientScene,
  { text, photos = [] }: { text: string; photos?: string[] },
): Promise<void> {
  await takeClientTurn(deps, {
    bot,
    token: tokenOf(deps, connection, chat.chatId),
    clientMessageId: `meta-${event.externalId}`,
    text: readClientMessage(text.slice(0, longestMessage), { hasPhotos: photos.length > 0 }),
    photos,
    isPreview: false,
    channel: {
      name: connection.messenger,
      externalId: chat.chatId,
      ...(connection.messenger === 'whatsapp' && { contact: contactOf(event) }),
      onOpened: (tx, conversationId) => updateChat(tx, chat, { conversationId }),
    },
  });
}

/** On WhatsApp a chat is a number. The name is what the client calls themselves there. */
function contactOf({ chatId, firstName }: ClientEvent) {
  const phone = /^\d{6,15}$/.test(chatId) ? `+${chatId}` : '';
  return { name: firstName.trim().slice(0, longestName), phone };
}

/** Follows from who writes to which bot alone, so a channel that was connected anew finds its talks again. */
function tokenOf({ box }: MetaDeps, { botId, messenger }: Connection, chatId: string): string {
  return box.fingerprint('meta-chat', `${botId}|${messenger}|${chatId}`);
}

async function linkTalk(
  deps: MetaDeps,
  { bot, connection }: { bot: StoredBot; connection: Connection },
  chat: Chat,
): Promise<Chat> {
  if (chat.conversationId !== null) return chat;
  const tokenHash = hashToken(deps.box, tokenOf(deps, connection, chat.chatId));
  const known = await findConversation(deps.db, bot.id, tokenHash);
  if (!known) return chat;
  const linked = { conversationId: known.id, deliveredSeq: known.lastSeq };
  await updateChat(deps.db, chat, linked);
  return { ...chat, ...linked };
}

/** Stickers, films and files get one polite answer for a burst of them. */
async function tellTextOnly(scene: ClientScene): Promise<void> {
  const { deps, chat } = scene;
  const now = deps.now();
  const isFresh = chat.toldTextOnlyAt && now.getTime() - chat.toldTextOnlyAt.getTime() < textOnlyPauseMs;
  if (isFresh) return;
  await updateChat(deps.db, chat, { toldTextOnlyAt: now });
  await sayNow(scene, 'textOnly');
}

/** Words beside the talk; where they fail nothing is lost. */
async function sayNow(
  { deps, bot, connection, chat, client }: ClientScene,
  which: 'stopped' | 'voice' | 'textOnly' | 'photoUnread' | 'photoHeic',
): Promise<void> {
  const language = (await talkOf(deps, chat))?.language ?? normaliseLanguage(bot.language) ?? 'EN';
  const content = { text: metaWords[language][which], choices: { kind: 'none' }, language } as const;
  await sendPart(client, connection, content, { to: chat.chatId, seq: 0, part: 0, way: { kind: 'free' } });
}

async function talkOf({ db }: MetaDeps, { partnerId, conversationId }: Chat) {
  return conversationId === null ? null : findConversationById(db, { partnerId, id: conversationId });
}
