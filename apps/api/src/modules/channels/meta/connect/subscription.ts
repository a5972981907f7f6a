import { z } from 'zod';
import type { Connection } from '../connections.store.ts';
import type { GraphClient } from '../graph-client.ts';
import type { Outcome } from '../read-graph-error.ts';

type Target = Pick<Connection, 'messenger' | 'businessId'>;

const pageFields = 'messages,messaging_postbacks,message_echoes,message_deliveries,message_reads';
const subscribed = z.object({ data: z.array(z.unknown()) });

/** Asks Meta to tell the app what happens in this account. Where it fails, the check says so. */
export async function subscribe(client: GraphClient, { messenger, businessId }: Target): Promise<void> {
  if (businessId === null) return;
  const body = messenger === 'whatsapp' ? {} : { subscribed_fields: pageFields };
  await client.post(`${businessId}/subscribed_apps`, body, z.unknown());
}

/** Asks Meta to tell the app nothing more of this account. */
export async function unsubscribe(
  client: GraphClient,
  { businessId }: { businessId: string },
): Promise<Outcome> {
  return client.remove(`${businessId}/subscribed_apps`);
}

export async function isSubscribed(client: GraphClient, businessId: string): Promise<Outcome<boolean>> {
  const outcome = await client.get(`${businessId}/subscribed_apps`, subscribed);
  return outcome.kind === 'done' ? { kind: 'done', value: outcome.value.data.length > 0 } : outcome;
}
