import { normaliseLanguage } from '@glossa/engine';
import { notFound } from '../../../http/http.errors.ts';
import { findBot, type StoredBot } from '../../bots/index.ts';
import {
  findConversationById,
  openingOf,
  readClientMessage,
  takeClientTurn,
} from '../../conversations/index.ts';
import { isWorthNoting } from '../last-heard.ts';
import { splitText } from '../split-text.ts';
import { fromTelegram, type Inbound } from './from-telegram.ts';
import { hearOwner } from './hear-owner.ts';
import { linkOwner } from './link-owner.ts';
import { listWaitingBefore } from './list-waiting-before.ts';
import { takePhoto } from './take-photo.ts';
import {
  type Chat,
  ensureChat,
  findConnection,
  findUpdate,
  settleUpdate,
  updateChat,
  updateConnection,
} from './telegram.store.ts';
import type { TelegramClient } from './telegram-client.ts';
import type { TelegramDeps } from './telegram-deps.ts';
import type { UpdateJob } from './telegram-jobs.ts';
import { channelWords } from './telegram-words.data.ts';
import { longestText } from './to-telegram.ts';

const textOnlyPauseMs = 60_000;

/** Does what an update asks for. May run twice for one update: each step is harmless the second time. */
export async function handleUpdate(deps: TelegramDeps, job: UpdateJob): Promise<void> {
  const { db } = deps;
  const update = await findUpdate(db, job.botId, job.updateId);
  const bot = await findBot(db, job.partnerId, job.botId);
  if (!update || update.handledAt || !bot) return;
  await noteHeard(deps, job.botId);
  const inbound = fromTelegram(update.body);
  if (inbound) await handleEarlier(deps, bot, { chatId: inbound.chatId, updateId: job.updateId });
  await settle(deps, bot, { inbound, updateId: job.updateId });
}

async function noteHeard({ db, now }: TelegramDeps, botId: string): Promise<void> {
  const connection = await findConnection(db, botId);
  if (connection && isWorthNoting(connection.lastUpdateAt, now()))
    await updateConnection(db, botId, { lastUpdateAt: now() });
}

/**
 * Of two jobs that are fetched at once, either may come first. What the same person wrote before is heard before; where
 * that fails, its own job tries again and nothing waits for it.
 */
async function handleEarlier(
  deps: TelegramDeps,
  bot: StoredBot,
  { chatId, updateId }: { chatId: string; updateId: number },
): Promise<void> {
  for (const earlier of await listWaitingBefore(deps.db, { botId: bot.id, updateId })) {
    const inbound = fromTelegram(earlier.body);
    if (inbound?.chatId !== chatId) continue;
    await settle(deps, bot, { inbound, updateId: earlier.updateId }).catch(() => {});
  }
}

async function settle(
  deps: TelegramDeps,
  bot: StoredBot,
  { inbound, updateId }: { inbound: Inbound | null; updateId: number },
): Promise<void> {
  if (inbound && bot.status === 'LIVE') await handle({ deps, bot, inbound, updateId });
  await settleUpdate(deps.db, bot.id, updateId, deps.now());
}

type Scene = { deps: TelegramDeps; bot: StoredBot; inbound: Inbound; updateId: number };

async function handle(scene: Scene): Promise<void> {
  const { deps, bot, inbound } = scene;
  const { db } = deps;
  const place = { botId: bot.id, partnerId: bot.partnerId, chatId: inbound.chatId };
  const chat = await ensureChat(db, place);
  const client = deps.open(deps.box.open(bot.tokenSealed));
  if (inbound.callbackId) await client.answerTap(inbound.callbackId);
  if (await hearOwner(deps, { place, inbound, client })) return;
  switch (inbound.act.kind) {
    case 'start':
      return start(scene, chat, client, inbound.act.payload);
    case 'stop':
      await updateChat(db, place, { isStopped: true });
      return sayNow(client, place.chatId, channelWords[await languageOf(scene, chat)].stopped);
    case 'blocked':
      return updateChat(db, place, { isBlocked: true });
    case 'unsupported':
      return tellTextOnly(scene, chat, client);
    case 'voice':
      return sayNow(client, place.chatId, channelWords[await languageOf(scene, chat)].voice);
    case 'photo':
      return takePicture(scene, chat, client, inbound.act);
    case 'text':
      return talk(scene, chat, { text: inbound.act.text });
  }
}

async function start(scene: Scene, chat: Chat, client: TelegramClient, payload: string): Promise<void> {
  const { deps, bot } = scene;
  await updateChat(deps.db, chat, { isStopped: false, isBlocked: false });
  if (payload.startsWith('owner_'))
    return linkOwner(deps, { bot, chatId: chat.chatId, code: payload, client });
  const partner = await deps.findPartner(deps.db, bot.partnerId);
  if (!partner) throw notFound();
  const { rows } = await deps.findActivePriceList(deps.db, bot.partnerId);
  const language = await languageOf(scene, chat);
  const { greeting, choices } = openingOf(partner, bot, rows).openings[language];
  const notice = channelWords[language].notice.replace('{privacy}', `${deps.publicUrl}/privacy-policy`);
  await client.send(chat.chatId, { text: `${greeting}\n\n${notice}`, buttons: choices });
}

/** A picture nobody can read is said to be one; the words under it are answered all the same. */
async function takePicture(
  scene: Scene,
  chat: Chat,
  client: TelegramClient,
  { fileId, text, album }: Extract<Inbound['act'], { kind: 'photo' }>,
): Promise<void> {
  const { deps, bot, updateId } = scene;
  const photo = await takePhoto(deps, { bot, client, fileId, updateId });
  if (typeof photo !== 'string') return talk(scene, chat, { text, photos: [photo.id], album });
  await sayNow(client, chat.chatId, channelWords[await languageOf(scene, chat)][photo]);
  if (text.trim() !== '') await talk(scene, chat, { text });
}

type Words = { text: string; photos?: string[]; album?: string | undefined };

async function talk({ deps, bot, inbound, updateId }: Scene, chat: Chat, words: Words): Promise<void> {
  const { text, photos = [], album } = words;
  await updateChat(deps.db, chat, { isStopped: false, isBlocked: false });
  const token = deps.box.fingerprint('telegram-chat', `${bot.id}|${chat.chatId}`);
  await takeClientTurn(deps, {
    bot,
    token,
    clientMessageId: `tg-${updateId}`,
    text: readClientMessage(text.slice(0, longestMessage), { hasPhotos: photos.length > 0 }),
    photos,
    album,
    isPreview: false,
    // Later the talk has a language of its own.
    ...(chat.conversationId === null && inbound.language && { language: inbound.language }),
    channel: {
      name: 'telegram',
      externalId: chat.chatId,
      onOpened: (tx, conversationId) => updateChat(tx, chat, { conversationId }),
    },
  });
}

const longestMessage = 4000;

/** Stickers, films and files get one polite answer for a burst of them. */
async function tellTextOnly(scene: Scene, chat: Chat, client: TelegramClient): Promise<void> {
  const { deps } = scene;
  const now = deps.now();
  const isFresh = chat.toldTextOnlyAt && now.getTime() - chat.toldTextOnlyAt.getTime() < textOnlyPauseMs;
  if (isFresh) return;
  await updateChat(deps.db, chat, { toldTextOnlyAt: now });
  await sayNow(client, chat.chatId, channelWords[await languageOf(scene, chat)].textOnly);
}

async function sayNow(client: TelegramClient, chatId: string, text: string): Promise<void> {
  for (const part of splitText(text, longestText)) await client.send(chatId, { text: part, buttons: [] });
}

/** The talk's own; before the first word that of the client's app, else the bot's. */
async function languageOf({ deps, bot, inbound }: Scene, { partnerId, conversationId }: Chat) {
  const talk = conversationId && (await findConversationById(deps.db, { partnerId, id: conversationId }));
  if (talk) return talk.language;
  return inbound.language ?? normaliseLanguage(bot.language) ?? 'EN';
}
