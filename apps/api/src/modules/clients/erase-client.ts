import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http.errors.ts';
import { forgetClientOf } from '../calendar/index.ts';
import { eraseConversation } from '../conversations/index.ts';
import { deleteClients, findClient, listPersons } from './clients.store.ts';

/** Erases a person everywhere: talks with all that is in them, and who the bookings were for. The jobs stay as times. */
export async function eraseClient(
  db: Database,
  { partnerId, id }: { partnerId: string; id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findClient(tx, { partnerId, id });
    if (!found) throw notFound();
    const root = found.mergedInto ?? found.id;
    const persons = await listPersons(tx, { partnerId, id: root });
    for (const { source } of persons) {
      if (source?.conversationId) await eraseConversation(tx, { partnerId, id: source.conversationId });
      if (source?.eventId) await forgetClientOf(tx, partnerId, source.eventId);
    }
    await deleteClients(tx, { partnerId, id: root });
  });
}
