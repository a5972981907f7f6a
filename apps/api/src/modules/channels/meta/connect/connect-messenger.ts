import { randomBytes } from 'node:crypto';
import type { ConnectMessenger, Messenger } from '@glossa/contracts';
import type { Database } from '../../../../db/database.ts';
import { violatedConstraint } from '../../../../db/database-errors.ts';
import { notFound } from '../../../../http/http.errors.ts';
import { findBot, listBots, type StoredBot } from '../../../bots/index.ts';
import { channelLimit, findChannelRefusal } from '../../../plans/index.ts';
import {
  type Connection,
  findConnection,
  insertConnection,
  listMessengersInUse,
} from '../connections.store.ts';
import { accountInUse, appSecretRequired } from '../meta.errors.ts';
import type { MetaDeps } from '../meta-deps.ts';
import { sendBehind } from '../send-behind.ts';
import { accountOf, lookUpAccount } from './look-up-account.ts';
import { subscribe } from './subscription.ts';

type Target = { partnerId: string; botId: string; messenger: Messenger };

/** Connects a bot with a messenger, or gives a connected one a new token. Nothing is kept that Meta does not accept. */
export async function connectMessenger(
  deps: MetaDeps,
  target: Target,
  given: ConnectMessenger,
): Promise<Connection> {
  const { db, box } = deps;
  const { messenger } = target;
  const bot = await findBot(db, target.partnerId, target.botId);
  if (!bot) throw notFound();
  await refuseBeyondPlan(deps, bot, messenger);
  const known = await findConnection(db, target);
  const ownSecret = given.appSecret ?? (known?.appSecretSealed ? box.open(known.appSecretSealed) : null);
  const appSecret = ownSecret ?? deps.metaAppSecret;
  if (appSecret === null) throw appSecretRequired();
  const client = deps.openGraph({ token: given.token, appSecret });
  const ids = {
    phoneNumberId: given.phoneNumberId ?? known?.accountId,
    businessId: given.businessId ?? known?.businessId ?? undefined,
  };
  const account = accountOf(await lookUpAccount(client, messenger, ids));
  const connection = await save(db, {
    ...target,
    ...account,
    hookId: known?.hookId ?? randomBytes(18).toString('base64url'),
    tokenSealed: box.seal(given.token),
    tokenLastFour: given.token.slice(-4),
    appSecretSealed: ownSecret === null ? null : box.seal(ownSecret),
    status: 'connected',
    lastError: null,
    ownerToldAt: null,
  });
  await subscribe(client, connection);
  await sendBehind(deps, connection.id);
  return connection;
}

async function save(db: Database, connection: Parameters<typeof insertConnection>[1]): Promise<Connection> {
  try {
    return await insertConnection(db, connection);
  } catch (error) {
    if (violatedConstraint(error) === 'meta_connections_account') throw accountInUse();
    throw error;
  }
}

async function refuseBeyondPlan(deps: MetaDeps, bot: StoredBot, messenger: Messenger): Promise<void> {
  const { db, findPartner } = deps;
  const partner = await findPartner(db, bot.partnerId);
  if (!partner) throw notFound();
  const providers = (await listBots(db, [partner.id])).map(({ provider }) => provider);
  const inUse = [...providers, ...(await listMessengersInUse(db, partner.id))];
  const refusal = findChannelRefusal(partner.plan, inUse, messenger.toUpperCase());
  if (refusal !== null) throw channelLimit(refusal);
}
