import type { Photo } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import { unavailable } from '../../http/http.errors.ts';
import { deleteUnclaimedPhotos, findPhotoByKey, insertPhoto } from './media.store.ts';
import { preparePhoto } from './prepare-photo.ts';

type Sent = { partnerId: string; botId: string; key: string; bytes: Buffer; now: Date };

/** As long as somebody may write the words to a photo. */
const unclaimedMs = 2 * 60 * 60_000;

/** Makes a picture of what was sent and keeps it, once per key, until a message claims it. */
export async function keepPhoto(db: Database, { bytes, now, ...place }: Sent): Promise<Photo> {
  const earlier = await findPhotoByKey(db, place.botId, place.key);
  if (earlier) return earlier;
  const prepared = await preparePhoto(bytes);
  await deleteUnclaimedPhotos(db, new Date(now.getTime() - unclaimedMs), place.botId);
  const kept =
    (await insertPhoto(db, { ...place, ...prepared, createdAt: now })) ??
    (await findPhotoByKey(db, place.botId, place.key));
  if (!kept) throw unavailable();
  return kept;
}
