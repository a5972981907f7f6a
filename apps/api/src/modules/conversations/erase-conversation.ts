import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http.errors.ts';
import { deleteJobsAbout } from '../../jobs/delete-jobs-about.ts';
import { forgetClient } from '../calendar/index.ts';
import { conversations } from './conversations.table.ts';

/** Erases a talk with everything in it, its mails, requests and jobs too. A booking the studio needs stays as a time and a job without a client. */
export async function eraseConversation(
  db: Database,
  { partnerId, id }: { partnerId: string; id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await forgetClient(tx, partnerId, id);
    await deleteJobsAbout(tx, id);
    const gone = await tx
      .delete(conversations)
      .where(and(eq(conversations.partnerId, partnerId), eq(conversations.id, id)))
      .returning({ id: conversations.id });
    if (gone.length === 0) throw notFound();
  });
}
