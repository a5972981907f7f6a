import { findBot } from '../../bots/index.ts';
import { findBookedIcs } from '../../calendar/index.ts';
import {
  findConversationById,
  listMessagesAfter,
  presentMessage,
  timeSending,
} from '../../conversations/index.ts';
import { noteTrouble } from './note-trouble.ts';
import { type Chat, findChat, updateChat } from './telegram.store.ts';
import type { Outcome, TelegramClient } from './telegram-client.ts';
import type { TelegramDeps } from './telegram-deps.ts';
import { type DeliveryJob, enqueueDelivery } from './telegram-jobs.ts';
import { toTelegram } from './to-telegram.ts';

/**
 * Sends what the chat has not had yet, in order. What was sent is noted message by message, so that a server that
 * dies in between repeats one text at worst.
 */
export async function deliver(deps: TelegramDeps, job: DeliveryJob): Promise<void> {
  const { db } = deps;
  const chat = await findChat(db, job);
  if (!chat?.conversationId || chat.isBlocked || chat.isStopped) return;
  const bot = await findBot(db, chat.partnerId, chat.botId);
  const place = { partnerId: chat.partnerId, id: chat.conversationId };
  const conversation = bot && (await findConversationById(db, place));
  if (!conversation) return;
  const client = deps.open(deps.box.open(bot.tokenSealed));
  const look = { publicUrl: deps.publicUrl, language: conversation.language };
  for (const stored of await listMessagesAfter(db, conversation, chat.deliveredSeq)) {
    if (stored.author !== 'client') {
      const message = presentMessage(stored);
      for (const part of toTelegram(message, look)) {
        const outcome = await timeSending(deps.turnWatch, 'telegram', () => client.send(chat.chatId, part));
        if (outcome.kind !== 'done') return giveUp(deps, chat, outcome);
      }
      if (message.booking) await sendIcs(deps, client, chat, message.booking.eventId);
    }
    await updateChat(db, chat, { deliveredSeq: stored.seq });
  }
}

/** The file is an extra: where it can't be sent, the link in the text still leads to it. */
async function sendIcs(
  deps: TelegramDeps,
  client: TelegramClient,
  chat: Chat,
  eventId: string,
): Promise<void> {
  const partner = await deps.findPartner(deps.db, chat.partnerId);
  if (!partner) return;
  const { name, address, config } = partner;
  const studio = { name, address, timezone: config.timezone };
  const text = await findBookedIcs(deps.db, { partnerId: partner.id, eventId, studio, now: deps.now() });
  if (text) await client.sendFile(chat.chatId, { name: 'booking.ics', text });
}

async function giveUp(deps: TelegramDeps, chat: Chat, outcome: Outcome): Promise<void> {
  const { db, jobs } = deps;
  switch (outcome.kind) {
    case 'done':
      return;
    case 'later':
      if (jobs) await enqueueDelivery(jobs, db, chat, outcome.afterSeconds);
      return;
    case 'blocked':
      return updateChat(db, chat, { isBlocked: true });
    case 'token_invalid':
      return noteTrouble(deps, chat, 'token_invalid');
    case 'failed':
      await noteTrouble(deps, chat, outcome.reason);
      // The job queue tries again, later and later.
      throw new Error(outcome.reason);
  }
}
