import { asc } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { SecretBox } from '../../../secrets/secret-box.ts';
import { findBot } from '../../bots/index.ts';
import { metaConnections } from '../meta.table.ts';
import { lookUpAccount } from './connect/look-up-account.ts';
import { isSubscribed } from './connect/subscription.ts';
import type { Connection } from './connections.store.ts';
import type { GraphClient, OpenGraph } from './graph-client.ts';
import { openClient } from './open-client.ts';

type Deps = {
  db: Database;
  box: SecretBox;
  openGraph: OpenGraph;
  metaAppSecret: string | null;
  publicUrl: string;
};

export type MetaState = { messenger: Connection['messenger']; name: string; trouble: string | null };

/** Asks Meta itself about each connection: does it know the token, and does it call us. At most so many, one after the other. */
export async function checkMeta(deps: Deps, most: number): Promise<MetaState[]> {
  const connections = await deps.db
    .select()
    .from(metaConnections)
    .orderBy(asc(metaConnections.createdAt))
    .limit(most);
  const states: MetaState[] = [];
  for (const connection of connections) {
    const { messenger, name } = connection;
    states.push({ messenger, name, trouble: await troubleOf(deps, connection) });
  }
  return states;
}

async function troubleOf(deps: Deps, connection: Connection): Promise<string | null> {
  const bot = await findBot(deps.db, connection.partnerId, connection.botId);
  if (bot?.status !== 'LIVE') return null;
  const opened = openOrTrouble(deps, connection);
  if (typeof opened === 'string') return opened;
  return (await troubleAtMeta(opened, connection)) ?? troubleOfWebhook(deps, connection);
}

function openOrTrouble(deps: Deps, connection: Connection): GraphClient | string {
  try {
    return (
      openClient(deps, connection) ?? 'it uses the app of the installation, and META_APP_SECRET is not set'
    );
  } catch {
    return 'its token was sealed with another APP_SECRET';
  }
}

async function troubleAtMeta(
  client: GraphClient,
  { messenger, accountId, businessId }: Connection,
): Promise<string | null> {
  const ids = { phoneNumberId: accountId, businessId: businessId ?? undefined };
  const account = await lookUpAccount(client, messenger, ids);
  if (account.kind === 'token_invalid') return 'Meta no longer accepts its token';
  if (account.kind === 'failed' && account.code === null) return 'Meta could not be reached';
  if (account.kind !== 'done' || account.value === null) return 'Meta does not open its account to the token';
  if (businessId === null) return 'nobody knows which business it belongs to; connect it again';
  const told = await isSubscribed(client, businessId);
  if (told.kind !== 'done') return 'Meta does not say whether it tells of it';
  return told.value ? null : 'Meta does not tell of it; connect it again';
}

/** The address itself is set in Meta's own panel, which tells it to nobody: only that Meta has called us can be seen. */
function troubleOfWebhook(
  { publicUrl }: Deps,
  { verifiedAt, lastUpdateAt, appSecretSealed }: Connection,
): string | null {
  if (!publicUrl.startsWith('https:')) return 'Meta calls only https addresses, and PUBLIC_URL is none';
  const hasCalled = verifiedAt !== null || lastUpdateAt !== null;
  if (hasCalled) return null;
  return appSecretSealed === null
    ? 'Meta has never called the webhook of the installation, /api/channel/meta'
    : 'Meta has never called its webhook; the studio’s screen shows the address to enter there';
}
