import type { ClientExport } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import { getConversation } from '../conversations/index.ts';
import { getClient } from './get-client.ts';

/** Everything a business keeps about a person, with every word of the talks. */
export async function exportClient(
  db: Database,
  place: { partnerId: string; id: string },
  now: Date,
): Promise<ClientExport> {
  const client = await getClient(db, place, now);
  const conversations = [];
  for (const { id } of client.conversations)
    conversations.push(await getConversation(db, { partnerId: place.partnerId, id }));
  return { exportedAt: now.toISOString(), client, conversations };
}
