import type { PushMessage } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import type { Jobs } from '../../jobs/start-jobs.ts';
import { type Listener, listSubscriptions } from './push.store.ts';
import { enqueuePushJob } from './push-queue.ts';

type Deps = { jobs: Jobs | null };
type About = { message: PushMessage; conversationId?: string | undefined };

/** Writes to every browser in which the client of a talk said yes. False where there is none. */
export async function pushToTalk(
  deps: Deps,
  tx: Database,
  talk: { partnerId: string; conversationId: string },
  message: PushMessage,
): Promise<boolean> {
  return enqueueFor(deps, tx, talk, { message, conversationId: talk.conversationId });
}

/** Writes to every browser of the studio's people. */
export async function pushToPartner(
  deps: Deps,
  tx: Database,
  partnerId: string,
  about: About,
): Promise<boolean> {
  return enqueueFor(deps, tx, { partnerId }, about);
}

async function enqueueFor(
  { jobs }: Deps,
  tx: Database,
  whose: Listener | { partnerId: string },
  { message, conversationId }: About,
): Promise<boolean> {
  if (!jobs) return false;
  const subscriptions = await listSubscriptions(tx, whose);
  for (const { id: subscriptionId, partnerId } of subscriptions)
    await enqueuePushJob(jobs, tx, { partnerId, subscriptionId, message, conversationId });
  return subscriptions.length > 0;
}
