import { type CreateSubscription, mostSubscriptions, type PartnerConfig } from '@glossa/contracts';
import { calendarRefused, tooManyCalendars, unknownBay } from '../calendar.errors.ts';
import { type RefreshDeps, refreshSubscription } from './refresh-subscription.ts';
import {
  deleteSubscription,
  insertSubscription,
  listSubscriptions,
  type StoredSubscription,
} from './subscriptions.store.ts';

type Wanted = { partnerId: string; config: PartnerConfig; subscription: CreateSubscription };

/** Subscribes to a calendar and reads it at once. What is no calendar, or no public address, is refused and not kept. */
export async function addSubscription(
  deps: RefreshDeps,
  { partnerId, config, subscription }: Wanted,
): Promise<StoredSubscription[]> {
  const { db, box } = deps;
  const { name, url, bayId } = subscription;
  const host = URL.parse(url.replace(/^webcals?:/i, 'https:'))?.hostname;
  if (!host) throw calendarRefused('refused');
  if (bayId !== null && !config.bays.some(({ id }) => id === bayId)) throw unknownBay();
  if ((await listSubscriptions(db, partnerId)).length >= mostSubscriptions) throw tooManyCalendars();
  const added = await insertSubscription(db, { partnerId, name, urlSealed: box.seal(url), host, bayId });
  const problem = await refreshSubscription(deps, added);
  if (problem !== null) {
    await deleteSubscription(db, added);
    throw calendarRefused(problem);
  }
  return listSubscriptions(db, partnerId);
}
