import { type Connection, deleteConnection } from '../connections.store.ts';
import type { MetaDeps } from '../meta-deps.ts';
import { enqueuePartingOf } from './part-messengers.ts';

/** Parts a bot from a messenger. It is parted here at once, whatever Meta says to it afterwards. */
export async function disconnectMessenger({ db, jobs }: MetaDeps, connection: Connection): Promise<void> {
  await db.transaction(async (tx) => {
    await deleteConnection(tx, connection);
    await enqueuePartingOf(jobs, tx, [connection]);
  });
}
