import type { Database } from '../../../db/database.ts';
import { listLastMessages, type StoredConversation } from '../conversations.store.ts';

const longestAlbum = 20;

/** A messenger sends an album photo by photo: the first is answered, and with it the others. */
export async function isAnsweredAlbum(
  db: Database,
  conversation: StoredConversation,
  album: string | undefined,
): Promise<boolean> {
  if (album === undefined) return false;
  const last = await listLastMessages(db, conversation, longestAlbum);
  return last.some(({ extras }) => extras.album === album);
}
