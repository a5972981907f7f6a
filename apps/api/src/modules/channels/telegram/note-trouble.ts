import { findBot } from '../../bots/index.ts';
import { holdConnection, updateConnection } from './telegram.store.ts';
import type { TelegramDeps } from './telegram-deps.ts';

/** Shows the owner what is wrong with the connection; a token that no longer works is also mailed, once. */
export async function noteTrouble(
  deps: TelegramDeps,
  { botId, partnerId }: { botId: string; partnerId: string },
  trouble: string,
): Promise<void> {
  const { db } = deps;
  const isInvalid = trouble === 'token_invalid';
  await db.transaction(async (tx) => {
    const connection = await holdConnection(tx, botId);
    if (!connection) return;
    await updateConnection(tx, botId, {
      status: isInvalid ? 'token_invalid' : 'failing',
      lastError: isInvalid ? 'Telegram no longer accepts the token of this bot.' : trouble,
      ...(isInvalid && { ownerToldAt: connection.ownerToldAt ?? deps.now() }),
    });
    if (!isInvalid || connection.ownerToldAt) return;
    const bot = await findBot(tx, partnerId, botId);
    const partner = await deps.findPartner(tx, partnerId);
    if (!bot || !partner) return;
    await deps.tellOwners(
      tx,
      { partner, adminEmail: bot.adminEmail },
      {
        name: 'disconnected',
        values: { bot: bot.name },
        link: `${deps.publicUrl}/partners/${partnerId}`,
      },
    );
  });
}
