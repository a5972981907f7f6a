import type { Database } from '../../../db/database.ts';
import type { SecretBox } from '../../../secrets/secret-box.ts';
import { findBot } from '../../bots/index.ts';
import { type Connection, listConnections } from './telegram.store.ts';
import type { OpenTelegram } from './telegram-client.ts';

type Deps = { db: Database; box: SecretBox; open: OpenTelegram; publicUrl: string };

export type TelegramState = { name: string; trouble: string | null };

/** Asks Telegram itself about each bot: does it know the token, and does it reach us. At most so many, one after the other. */
export async function checkTelegram(deps: Deps, most: number): Promise<TelegramState[]> {
  const states: TelegramState[] = [];
  for (const connection of await listConnections(deps.db, most))
    states.push({ name: connection.username, trouble: await troubleOf(deps, connection) });
  return states;
}

async function troubleOf(deps: Deps, connection: Connection): Promise<string | null> {
  const bot = await findBot(deps.db, connection.partnerId, connection.botId);
  if (bot?.status !== 'LIVE') return null;
  const token = openOrNull(deps.box, bot.tokenSealed);
  if (token === null) return 'its token was sealed with another APP_SECRET';
  const asked = await deps.open(token).getWebhook();
  if (asked.kind === 'token_invalid') return 'Telegram no longer accepts its token';
  if (asked.kind !== 'done') return 'Telegram could not be reached';
  if (connection.mode === 'polling')
    return asked.value.url === '' ? null : 'a webhook of somebody else is set';
  if (asked.value.url !== `${deps.publicUrl}/api/channel/telegram/${connection.hookId}`)
    return 'its webhook leads elsewhere';
  return asked.value.trouble === null ? null : `Telegram can't deliver: ${asked.value.trouble}`;
}

function openOrNull(box: SecretBox, sealed: string): string | null {
  try {
    return box.open(sealed);
  } catch {
    return null;
  }
}
