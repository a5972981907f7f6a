import type { MessengerStatus } from '@glossa/contracts';
import { countHeldChats } from '../chats.store.ts';
import type { Connection } from '../connections.store.ts';
import type { MetaDeps } from '../meta-deps.ts';
import { countFailures } from '../sent.store.ts';
import { verifyTokenOf } from '../verify-token.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** What an owner sees of a connection: everything but its secrets. */
export async function describeConnection(
  { db, box, publicUrl, now }: Pick<MetaDeps, 'db' | 'box' | 'publicUrl' | 'now'>,
  connection: Connection,
): Promise<MessengerStatus> {
  const { id, messenger, name, link, status, tokenLastFour, hookId, lastError, templates } = connection;
  const hasOwnApp = connection.appSecretSealed !== null;
  return {
    messenger,
    name,
    link,
    status,
    tokenLastFour,
    hasOwnApp,
    webhookUrl: `${publicUrl}/api/channel/meta${hasOwnApp ? `/${hookId}` : ''}`,
    verifyToken: verifyTokenOf(box, hookId),
    lastMessageAt: connection.lastUpdateAt?.toISOString() ?? null,
    lastError,
    failuresOfDay: await countFailures(db, id, new Date(now().getTime() - dayMs)),
    heldBack: await countHeldChats(db, id),
    templates,
  };
}
