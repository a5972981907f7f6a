import { normaliseLanguage } from '@glossa/engine';
import { notFound } from '../../../http/http.errors.ts';
import { findBot, type StoredBot } from '../../bots/index.ts';
import { openingOf, readClientMessage, takeClientTurn } from '../../conversations/index.ts';
import { fromTelegram, type Inbound } from './from-telegram.ts';
import { linkOwner } from './link-owner.ts';
import { type Chat, ensureChat, findUpdate, settleUpdate, updateChat } from './telegram.store.ts';
import type { TelegramClient } from './telegram-client.ts';
import type { TelegramDeps } from './telegram-deps.ts';
import type { UpdateJob } from './telegram-jobs.ts';
import { channelWords } from './telegram-words.data.ts';
import { splitText } from './to-telegram.ts';

const textOnlyPauseMs = 10 * 60_000;

/** Does what an update asks for. May run twice for one update: each step is harmless the second time. */
export async function handleUpdate(deps: TelegramDeps, job: UpdateJob): Promise<void> {
  const { db } = deps;
  const update = await findUpdate(db, job.botId, job.updateId);
  const bot = await findBot(db, job.partnerId, job.botId);
  if (!update || update.handledAt || !bot) return;
  const inbound = fromTelegram(update.body);
  if (inbound && bot.status === 'LIVE') await handle({ deps, bot, inbound, updateId: job.updateId });
  await settleUpdate(db, job.botId, job.updateId, deps.now());
}

type Scene = { deps: TelegramDeps; bot: StoredBot; inbound: Inbound; updateId: number };

async function handle(scene: Scene): Promise<void> {
  const { deps, bot, inbound } = scene;
  const { db } = deps;
  const place = { botId: bot.id, partnerId: bot.partnerId, chatId: inbound.chatId };
  const chat = await ensureChat(db, place);
  const client = deps.open(deps.box.open(bot.tokenSealed));
  if (inbound.callbackId) await client.answerTap(inbound.callbackId);
  switch (inbound.act.kind) {
    case 'start':
      return start(scene, chat, client, inbound.act.payload);
    case 'stop':
      await updateChat(db, place, { isStopped: true });
      return sayNow(client, place.chatId, channelWords[languageOf(scene)].stopped);
    case 'blocked':
      return updateChat(db, place, { isBlocked: true });
    case 'unsupported':
      return tellTextOnly(scene, chat, client);
    case 'text':
      return talk(scene, chat, inbound.act.text);
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
  const language = languageOf(scene);
  const { greeting, choices } = openingOf(partner, bot, rows).openings[language];
  const notice = channelWords[language].notice.replace('{privacy}', `${deps.publicUrl}/privacy-policy`);
  await client.send(chat.chatId, { text: `${greeting}\n\n${notice}`, buttons: choices });
}

async function talk({ deps, bot, inbound, updateId }: Scene, chat: Chat, text: string): Promise<void> {
  await updateChat(deps.db, chat, { isStopped: false, isBlocked: false });
  const token = deps.box.fingerprint('telegram-chat', `${bot.id}|${chat.chatId}`);
  await takeClientTurn(deps, {
    bot,
    token,
    clientMessageId: `tg-${updateId}`,
    text: readClientMessage(text.slice(0, longestMessage)),
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

/** Photos, voice and stickers get one polite answer for a burst of them. */
async function tellTextOnly(scene: Scene, chat: Chat, client: TelegramClient): Promise<void> {
  const { deps } = scene;
  const now = deps.now();
  const isFresh = chat.toldTextOnlyAt && now.getTime() - chat.toldTextOnlyAt.getTime() < textOnlyPauseMs;
  if (isFresh) return;
  await updateChat(deps.db, chat, { toldTextOnlyAt: now });
  await sayNow(client, chat.chatId, channelWords[languageOf(scene)].textOnly);
}

async function sayNow(client: TelegramClient, chatId: string, text: string): Promise<void> {
  for (const part of splitText(text)) await client.send(chatId, { text: part, buttons: [] });
}

/** Before the first word: the language of the client's app, else the bot's. */
function languageOf({ bot, inbound }: Pick<Scene, 'bot' | 'inbound'>) {
  return inbound.language ?? normaliseLanguage(bot.language) ?? 'EN';
}
