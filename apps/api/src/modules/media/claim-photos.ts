import type { Photo } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import { photoGone } from './media.errors.ts';
import { claimFreePhotos } from './media.store.ts';

type Claim = { partnerId: string; botId: string; conversationId: string };

/** Gives photos to the talk whose message names them, in its order. All of them or none. */
export async function claimPhotos(tx: Database, claim: Claim, ids: readonly string[]): Promise<Photo[]> {
  if (ids.length === 0) return [];
  const claimed = new Map((await claimFreePhotos(tx, claim, ids)).map((photo) => [photo.id, photo]));
  return ids.map((id) => {
    const photo = claimed.get(id);
    if (!photo) throw photoGone();
    return photo;
  });
}
