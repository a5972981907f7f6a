import type { Database } from '../../../db/database.ts';
import { findBot } from '../../bots/index.ts';
import { listOwnerChats, unlinkOwner } from './link-owner.ts';
import type { TelegramDeps } from './telegram-deps.ts';
import { enqueueNotice, type NoticeJob } from './telegram-jobs.ts';
import { splitText } from './to-telegram.ts';

/** Tells the people of a studio who linked their own account, in the transaction of what happened. */
export async function notifyOwners(
  deps: TelegramDeps,
  tx: Database,
  { partnerId, conversationId }: { partnerId: string; conversationId?: string | undefined },
  text: string,
): Promise<void> {
  if (!deps.jobs) return;
  for (const { botId, chatId, userId } of await listOwnerChats(tx, partnerId))
    await enqueueNotice(deps.jobs, tx, { partnerId, botId, chatId, userId, text, conversationId });
}

export async function sendNotice(deps: TelegramDeps, notice: NoticeJob): Promise<void> {
  const { partnerId, botId, chatId, userId, text } = notice;
  const bot = await findBot(deps.db, partnerId, botId);
  if (!bot) return;
  const client = deps.open(deps.box.open(bot.tokenSealed));
  for (const part of splitText(text)) {
    const outcome = await client.send(chatId, { text: part, buttons: [] });
    if (outcome.kind === 'done') continue;
    if (outcome.kind === 'blocked') return unlinkOwner(deps.db, { partnerId, userId });
    if (outcome.kind === 'token_invalid') return;
    throw new Error('The notice could not be sent.');
  }
}
