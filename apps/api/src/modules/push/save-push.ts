import type { PushSubscriptionInput } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { endpointRefused } from './push.errors.ts';
import { deleteSubscriptions, insertSubscription, type Listener, listSubscriptions } from './push.store.ts';
import type { PushReach } from './send-push.ts';

type Deps = { db: Database; box: SecretBox; reach: PushReach };

/** A phone, a tablet, a computer, and a spare one. */
const mostBrowsers = 5;

/** Keeps a yes. The same browser again changes nothing; one too many takes the place of the oldest. */
export async function savePush(
  { db, box, reach }: Deps,
  listener: Listener,
  { endpoint, keys }: PushSubscriptionInput,
): Promise<void> {
  if (!URL.canParse(endpoint) || !reach.allows(new URL(endpoint))) throw endpointRefused();
  await db.transaction(async (tx) => {
    await insertSubscription(tx, listener, {
      endpointFingerprint: box.fingerprint('push-endpoint', endpoint),
      sealed: box.seal(JSON.stringify({ endpoint, keys })),
    });
    const surplus = (await listSubscriptions(tx, listener)).slice(mostBrowsers);
    await deleteSubscriptions(
      tx,
      listener.partnerId,
      surplus.map(({ id }) => id),
    );
  });
}
