import { randomBytes } from 'node:crypto';
import { normaliseLanguage } from '@glossa/engine';
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { SecretBox } from '../../../secrets/secret-box.ts';
import type { StoredBot } from '../../bots/index.ts';
import { telegramOwners } from '../channels.table.ts';
import type { TelegramClient } from './telegram-client.ts';
import type { TelegramDeps } from './telegram-deps.ts';
import { channelWords } from './telegram-words.data.ts';

const codeLifeMs = 15 * 60_000;

type Account = { partnerId: string; userId: string; botId: string };

/** A one-time code for the deep link that ties a person's Telegram account to the studio. Only its hash is kept. */
export async function newOwnerCode(
  db: Database,
  box: SecretBox,
  account: Account,
  now: Date,
): Promise<string> {
  const code = `owner_${randomBytes(18).toString('base64url')}`;
  const fresh = {
    botId: account.botId,
    codeHash: box.fingerprint('telegram-owner', code),
    codeUntil: new Date(now.getTime() + codeLifeMs),
  };
  await db
    .insert(telegramOwners)
    .values({ ...account, ...fresh })
    .onConflictDoUpdate({ target: [telegramOwners.partnerId, telegramOwners.userId], set: fresh });
  return code;
}

type Opened = { bot: StoredBot; chatId: string; code: string; client: TelegramClient };

export async function linkOwner(deps: TelegramDeps, { bot, chatId, code, client }: Opened): Promise<void> {
  const linked = await deps.db
    .update(telegramOwners)
    .set({ chatId, codeHash: null, codeUntil: null })
    .where(
      and(
        eq(telegramOwners.botId, bot.id),
        eq(telegramOwners.codeHash, deps.box.fingerprint('telegram-owner', code)),
        gt(telegramOwners.codeUntil, deps.now()),
      ),
    )
    .returning({ userId: telegramOwners.userId });
  const words = channelWords[normaliseLanguage(bot.language) ?? 'EN'];
  await client.send(chatId, { text: linked.length > 0 ? words.linked : words.linkUsed, buttons: [] });
}

export async function unlinkOwner(
  db: Database,
  { partnerId, userId }: Omit<Account, 'botId'>,
): Promise<void> {
  await db
    .delete(telegramOwners)
    .where(and(eq(telegramOwners.partnerId, partnerId), eq(telegramOwners.userId, userId)));
}

/** The chats that get the studio's notices, with the bot that writes them. */
export async function listOwnerChats(
  db: Database,
  partnerId: string,
): Promise<{ botId: string; chatId: string; userId: string }[]> {
  const rows = await db
    .select({ botId: telegramOwners.botId, chatId: telegramOwners.chatId, userId: telegramOwners.userId })
    .from(telegramOwners)
    .where(and(eq(telegramOwners.partnerId, partnerId), isNotNull(telegramOwners.chatId)));
  return rows.flatMap(({ botId, chatId, userId }) => (chatId === null ? [] : [{ botId, chatId, userId }]));
}
