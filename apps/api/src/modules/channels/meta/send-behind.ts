import { listChatsBehind } from './chats.store.ts';
import { chatJobOf } from './enqueue-talk.ts';
import type { MetaDeps } from './meta-deps.ts';
import { enqueueDelivery } from './meta-jobs.ts';

/** What could not go out may go now: there is a new token, or a template. */
export async function sendBehind(
  { db, jobs }: Pick<MetaDeps, 'db' | 'jobs'>,
  connectionId: string,
): Promise<void> {
  if (!jobs) return;
  for (const chat of await listChatsBehind(db, connectionId))
    await enqueueDelivery(jobs, db, chatJobOf(chat));
}
