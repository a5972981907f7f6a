import { type Connection, countOfBusiness, deleteConnection } from '../connections.store.ts';
import type { MetaDeps } from '../meta-deps.ts';
import { openClient } from '../open-client.ts';
import { unsubscribe } from './subscription.ts';

/**
 * Parts a bot from a messenger. It is parted here whatever Meta says to it. Instagram and Messenger of one page, and
 * the numbers of one business, share what Meta tells of them: the last to go ends it.
 */
export async function disconnectMessenger(deps: MetaDeps, connection: Connection): Promise<void> {
  const client = openClient(deps, connection);
  await deleteConnection(deps.db, connection);
  const { businessId } = connection;
  if (!client || businessId === null) return;
  if ((await countOfBusiness(deps.db, businessId)) === 0) await unsubscribe(client, connection);
}
