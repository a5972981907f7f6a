import { type Photo, photoLimits } from '@glossa/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { StoredBot } from '../../bots/index.ts';
import { keepPhoto } from '../../media/index.ts';
import type { TelegramClient } from './telegram-client.ts';
import type { TelegramDeps } from './telegram-deps.ts';

type Sent = { bot: StoredBot; client: TelegramClient; fileId: string; updateId: number };

/** Fetches a photo and keeps it, once per update. What can't be read is named by the words for it; a fault makes the job try again. */
export async function takePhoto(
  { db, now }: TelegramDeps,
  { bot, client, fileId, updateId }: Sent,
): Promise<Photo | 'photoUnread' | 'photoHeic'> {
  const outcome = await client.download(fileId, photoLimits.sentBytes);
  if (outcome.kind !== 'done') {
    if (outcome.kind === 'failed' && outcome.reason.includes('too big')) return 'photoUnread';
    throw new Error('A photo could not be fetched from Telegram.');
  }
  if (outcome.value === null) return 'photoUnread';
  const { id: botId, partnerId } = bot;
  const photo = { botId, partnerId, key: `tg-${updateId}`, bytes: outcome.value, now: now() };
  return keepPhoto(db, photo).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.kind !== 'invalid') throw error;
    return error.code === 'photo_heic' ? 'photoHeic' : 'photoUnread';
  });
}
