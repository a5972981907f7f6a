import type { Database } from '../../../../db/database.ts';
import type { Jobs } from '../../../../jobs/start-jobs.ts';
import { type Connection, countOfBusiness, listConnectionsWithin } from '../connections.store.ts';
import type { MetaDeps } from '../meta-deps.ts';
import { enqueuePartings, type PartingJob } from '../meta-jobs.ts';
import { openClient } from '../open-client.ts';
import { subscribe, unsubscribe } from './subscription.ts';

type Within = { partnerId: string; botId?: string };

/** Before a bot or a whole business is deleted: Meta is told afterwards, and its silence keeps nothing from going. */
export function messengerParting({ jobs }: { jobs: Jobs | null }) {
  return async (tx: Database, within: Within): Promise<void> =>
    enqueuePartingOf(jobs, tx, await listConnectionsWithin(tx, within));
}

/** Written down in the transaction in which the connections go. */
export async function enqueuePartingOf(
  jobs: Jobs | null,
  tx: Database,
  connections: readonly Connection[],
): Promise<void> {
  if (!jobs) return;
  const partings = new Map<string, PartingJob>();
  for (const { messenger, businessId, tokenSealed, appSecretSealed } of connections)
    if (businessId !== null)
      partings.set(businessId, { messenger, businessId, tokenSealed, appSecretSealed });
  await enqueuePartings(jobs, tx, [...partings.values()]);
}

/**
 * Asks Meta to tell us nothing more of a page or a business. Instagram and Messenger of one page, and the numbers of one
 * business, share what Meta tells of them: the last to go ends it. What Meta refuses for good is let be, since what
 * still comes is nobody's and is dropped; where it is in trouble it is asked again.
 */
export async function partMessenger(deps: MetaDeps, parting: PartingJob): Promise<void> {
  const client = openClient(deps, parting);
  const isInUse = async () => (await countOfBusiness(deps.db, parting.businessId)) > 0;
  if (!client || (await isInUse())) return;
  const outcome = await unsubscribe(client, parting);
  if (outcome.kind === 'failed' || outcome.kind === 'later')
    throw new Error(`Meta still has to be told that ${parting.businessId} was parted from.`);
  // Connected again while Meta was told the opposite.
  if (await isInUse()) await subscribe(client, parting);
}
