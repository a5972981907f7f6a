import { randomBytes } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import { type BotChannels, findBot, type StoredBot } from '../../bots/index.ts';
import { noteTrouble } from './note-trouble.ts';
import { telegramUnreachable, tokenRefused } from './telegram.errors.ts';
import { findConnection, saveConnection, updateConnection } from './telegram.store.ts';
import type { TelegramDeps } from './telegram-deps.ts';
import { type ConnectionJob, enqueueConnection } from './telegram-jobs.ts';

export function hookSecretOf({ box }: Pick<TelegramDeps, 'box'>, hookId: string): string {
  return box.fingerprint('telegram-hook', hookId);
}

/** What happens on Telegram's side when a bot comes, changes or goes. */
export function telegramChannel(deps: TelegramDeps): BotChannels {
  const { jobs } = deps;
  return {
    check: async (token) => {
      const me = await deps.open(token).getMe();
      if (me.kind === 'done') return me.value;
      throw me.kind === 'token_invalid' ? tokenRefused() : telegramUnreachable();
    },
    connect: async (tx, bot, { username }) => {
      const known = await findConnection(tx, bot.id);
      await saveConnection(tx, {
        botId: bot.id,
        partnerId: bot.partnerId,
        hookId: known?.hookId ?? randomBytes(18).toString('base64url'),
        username,
        mode: deps.publicUrl.startsWith('https:') ? 'webhook' : 'polling',
      });
      if (jobs)
        await enqueueConnection(jobs, tx, { kind: 'connect', botId: bot.id, partnerId: bot.partnerId });
    },
    disconnect: async (tx, { tokenSealed }) => {
      if (jobs) await enqueueConnection(jobs, tx, { kind: 'disconnect', tokenSealed });
    },
    describe: describeConnection,
  };
}

/** Sets the webhook where the product can be reached by https, else makes sure none is in the way of asking. */
export async function settleConnection(deps: TelegramDeps, job: ConnectionJob): Promise<void> {
  const { db, box } = deps;
  if (job.kind === 'disconnect') {
    await deps.open(box.open(job.tokenSealed)).deleteWebhook();
    return;
  }
  const bot = await findBot(db, job.partnerId, job.botId);
  const connection = await findConnection(db, job.botId);
  if (!bot || !connection) return;
  const client = deps.open(box.open(bot.tokenSealed));
  const outcome =
    connection.mode === 'webhook'
      ? await client.setWebhook(
          `${deps.publicUrl}/api/channel/telegram/${connection.hookId}`,
          hookSecretOf(deps, connection.hookId),
        )
      : await client.deleteWebhook();
  if (outcome.kind === 'done') return updateConnection(db, bot.id, { status: 'connected', lastError: null });
  await noteTrouble(deps, connection, outcome.kind === 'failed' ? outcome.reason : outcome.kind);
  if (outcome.kind !== 'token_invalid') throw new Error('Telegram did not take the webhook.');
}

async function describeConnection(db: Database, bot: StoredBot) {
  const connection = await findConnection(db, bot.id);
  if (!connection) return null;
  const { username, mode, status, lastUpdateAt, lastError } = connection;
  return { username, mode, status, lastError, lastUpdateAt: lastUpdateAt?.toISOString() ?? null };
}
