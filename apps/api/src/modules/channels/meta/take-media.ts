import { type Photo, photoLimits } from '@glossa/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { StoredBot } from '../../bots/index.ts';
import { keepPhoto } from '../../media/index.ts';
import type { MediaPlace } from './format/events.ts';
import type { GraphClient } from './graph-client.ts';
import type { MetaDeps } from './meta-deps.ts';

type Sent = { bot: StoredBot; client: GraphClient; media: MediaPlace; externalId: string };

/** Fetches a photo and keeps it, once per message. What can't be read is named by the words for it; a fault makes the job try again. */
export async function takeMedia(
  { db, now }: MetaDeps,
  { bot, client, media, externalId }: Sent,
): Promise<Photo | 'photoUnread' | 'photoHeic'> {
  const outcome = await client.download(media, photoLimits.sentBytes);
  if (outcome.kind === 'refused') return 'photoUnread';
  if (outcome.kind !== 'done') throw new Error('A photo could not be fetched from Meta.');
  if (outcome.value === null) return 'photoUnread';
  const { id: botId, partnerId } = bot;
  const photo = { botId, partnerId, key: `meta-${externalId}`, bytes: outcome.value, now: now() };
  return keepPhoto(db, photo).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.kind !== 'invalid') throw error;
    return error.code === 'photo_heic' ? 'photoHeic' : 'photoUnread';
  });
}
