import type { Database } from '../../../db/database.ts';
import { findBot } from '../../bots/index.ts';
import { splitText } from '../split-text.ts';
import { listOwnerChats, unlinkOwner } from './link-owner.ts';
import { keepNotice } from './notices.store.ts';
import type { TelegramDeps } from './telegram-deps.ts';
import { enqueueNotice, type NoticeJob } from './telegram-jobs.ts';
import { longestText } from './to-telegram.ts';

/** Tells the people of a studio who linked their own account, in the transaction of what happened. */
export async function notifyOwners(
  deps: Pick<TelegramDeps, 'jobs'>,
  tx: Database,
  about: Pick<NoticeJob, 'partnerId' | 'conversationId' | 'requestId'>,
  text: string,
): Promise<void> {
  if (!deps.jobs) return;
  for (const chat of await listOwnerChats(tx, about.partnerId))
    await enqueueNotice(deps.jobs, tx, { ...about, ...chat, text });
}

export async function sendNotice(deps: TelegramDeps, notice: NoticeJob): Promise<void> {
  const { partnerId, botId, chatId, userId, text, requestId } = notice;
  const bot = await findBot(deps.db, partnerId, botId);
  if (!bot) return;
  const client = deps.open(deps.box.open(bot.tokenSealed));
  for (const part of splitText(text, longestText)) {
    const outcome = await client.send(chatId, { text: part, buttons: [] });
    if (outcome.kind === 'done') {
      const place = { partnerId, botId, chatId, messageId: outcome.value };
      if (requestId) await keepNotice(deps.db, { ...place, requestId });
      continue;
    }
    if (outcome.kind === 'blocked') return unlinkOwner(deps.db, { partnerId, userId });
    if (outcome.kind === 'token_invalid') return;
    throw new Error('The notice could not be sent.');
  }
}
