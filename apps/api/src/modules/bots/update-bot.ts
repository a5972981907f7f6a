import type { UpdateBot } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import { violatedConstraint } from '../../db/database-errors.ts';
import { notFound } from '../../http/http.errors.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import type { BotChannels } from './bot-channels.ts';
import { tokenInUse, tokenNotChangeable } from './bots.errors.ts';
import { findBot, type StoredBot, updateBotRow } from './bots.store.ts';
import { sealToken } from './domain/bot-token.ts';

type Target = { partnerId: string; botId: string };

export async function updateBot(
  db: Database,
  box: SecretBox,
  { partnerId, botId }: Target,
  changes: UpdateBot,
  channels: BotChannels | null = null,
): Promise<StoredBot> {
  const { botToken, ...fields } = changes;
  const bot = await findBot(db, partnerId, botId);
  if (!bot) throw notFound();
  if (botToken !== undefined && bot.provider === 'WEB_CHAT') throw tokenNotChangeable();
  const account = botToken === undefined ? undefined : await channels?.check(botToken);
  const sealed = botToken === undefined ? {} : sealToken(box, botToken);
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  try {
    return await db.transaction(async (tx) => {
      if (account) await channels?.disconnect(tx, bot);
      const updated = await updateBotRow(tx, partnerId, botId, { ...given, ...sealed });
      if (!updated) throw notFound();
      if (account) await channels?.connect(tx, updated, account);
      return updated;
    });
  } catch (error) {
    if (violatedConstraint(error) === 'bots_token_fingerprint') throw tokenInUse();
    throw error;
  }
}
