import { type Photo, photoLimits } from '@glossa/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { StoredBot } from '../../bots/index.ts';
import { keepPhoto } from '../../media/index.ts';
import type { TelegramClient } from './telegram-client.ts';
import type { TelegramDeps } from './telegram-deps.ts';

type Sent = { bot: StoredBot; client: TelegramClient; fileId: string; updateId: number };

/** Fetches a photo and keeps it, once per update. Null for what is no photo we can read; a fault makes the job try again. */
export async function takePhoto(
  { db, now }: TelegramDeps,
  { bot, client, fileId, updateId }: Sent,
): Promise<Photo | null> {
  const outcome = await client.download(fileId, photoLimits.sentBytes);
  if (outcome.kind !== 'done') {
    if (outcome.kind === 'failed' && outcome.reason.includes('too big')) return null;
    throw new Error('A photo could not be fetched from Telegram.');
  }
  if (outcome.value === null) return null;
  const { id: botId, partnerId } = bot;
  const photo = { botId, partnerId, key: `tg-${updateId}`, bytes: outcome.value, now: now() };
  return keepPhoto(db, photo).catch((error: unknown) => {
    if (error instanceof AppError && error.kind === 'invalid') return null;
    throw error;
  });
}
