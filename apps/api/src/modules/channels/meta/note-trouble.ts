import { findBot } from '../../bots/index.ts';
import { type Connection, holdConnection, updateConnection } from './connections.store.ts';
import { messengerNames } from './hold-back.ts';
import type { MetaDeps } from './meta-deps.ts';
import type { Refusal } from './read-graph-error.ts';

/** Shows the owner what is wrong with the connection; a token that no longer works is also mailed, once. */
export async function noteTrouble(
  deps: MetaDeps,
  { id, partnerId }: Connection,
  refusal: Extract<Refusal, { kind: 'token_invalid' | 'refused' | 'failed' }>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const connection = await holdConnection(tx, { id, partnerId });
    if (!connection) return;
    if (refusal.kind !== 'token_invalid')
      return updateConnection(tx, connection, { status: 'failing', lastError: refusal.reason });
    await updateConnection(tx, connection, {
      status: 'token_invalid',
      lastError: 'Meta no longer accepts the token of this channel.',
      ownerToldAt: connection.ownerToldAt ?? deps.now(),
    });
    const bot = connection.ownerToldAt ? null : await findBot(tx, partnerId, connection.botId);
    const partner = bot && (await deps.findPartner(tx, partnerId));
    if (!partner) return;
    await deps.tellOwners(
      tx,
      { partner, adminEmail: bot.adminEmail },
      {
        name: 'unlinked',
        values: { bot: bot.name, messenger: messengerNames[connection.messenger] },
        link: `${deps.publicUrl}/partners/${partnerId}`,
      },
    );
  });
}
