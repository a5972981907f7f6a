import type { Database } from '../../db/database.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { deleteSubscriptions, type Listener, listSubscriptions } from './push.store.ts';

type Deps = { db: Database; box: SecretBox };

/** Takes a yes back. Twice is as good as once. */
export async function endPush({ db, box }: Deps, listener: Listener, endpoint: string): Promise<void> {
  const own = await listSubscriptions(db, listener);
  const ended = own.filter(({ endpointFingerprint }) =>
    box.matches('push-endpoint', endpoint, endpointFingerprint),
  );
  await deleteSubscriptions(
    db,
    listener.partnerId,
    ended.map(({ id }) => id),
  );
}

/** Whoever leaves a team is told nothing more. */
export async function endPushOf(
  tx: Database,
  listener: { partnerId: string; userId: string },
): Promise<void> {
  const own = await listSubscriptions(tx, listener);
  await deleteSubscriptions(
    tx,
    listener.partnerId,
    own.map(({ id }) => id),
  );
}
