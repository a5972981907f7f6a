import type { Database } from '../../../db/database.ts';
import type { Jobs } from '../../../jobs/start-jobs.ts';
import { type Connection, listConnectionsOf, updateConnection } from './connections.store.ts';
import type { AccountEvents, MetaEvent, StatusEvent } from './format/events.ts';
import { fromMeta } from './format/from-meta.ts';
import { enqueueUpdates } from './meta-jobs.ts';
import { noteStatus } from './sent.store.ts';
import { type Kept, keepEvents } from './updates.store.ts';

export type Received = {
  body: unknown;
  /** Whether a signature of this kind may speak for a connection. */
  maySpeakFor: (connection: Connection) => boolean;
  /** Whose address was called: mostly the one that is spoken of. */
  known?: Connection;
  now: Date;
};

/**
 * Keeps what a call brings together with its jobs, once, and does nothing else: Meta gets its answer before anybody
 * thinks. Accounts nobody has connected, or whose app did not sign, are passed over without a word.
 */
export async function receiveEvents(
  db: Database,
  jobs: Jobs,
  { body, maySpeakFor, known, now }: Received,
): Promise<void> {
  const accounts = fromMeta(storable(body));
  if (accounts.length === 0) return;
  await db.transaction(async (tx) => {
    for (const { connection, events } of await pairUp(tx, accounts, known)) {
      if (maySpeakFor(connection)) await keep(tx, jobs, { connection, events, now });
    }
  });
}

type Told = { connection: Connection; events: MetaEvent[]; now: Date };

async function keep(tx: Database, jobs: Jobs, { connection, events, now }: Told): Promise<void> {
  const { id: connectionId, partnerId } = connection;
  const isStatus = (event: MetaEvent): event is StatusEvent => event.kind === 'status';
  const said = events.filter((event): event is Kept => !isStatus(event));
  const chats = await keepEvents(tx, connection, said, now);
  await enqueueUpdates(
    jobs,
    tx,
    chats.map((chatId) => ({ connectionId, partnerId, chatId })),
  );
  for (const status of events.filter(isStatus)) await noteStatus(tx, connectionId, status, now);
  // Calls that come together would wait for one another's note of the time.
  if (chats.length > 0 && isOld(connection.lastUpdateAt, now))
    await updateConnection(tx, connection, { lastUpdateAt: now });
}

const notedMs = 10_000;

function isOld(noted: Date | null, now: Date): boolean {
  return noted === null || Math.abs(now.getTime() - noted.getTime()) > notedMs;
}

/** All a call tells one account stands together, with the connection it belongs to. */
async function pairUp(
  tx: Database,
  accounts: AccountEvents[],
  known?: Connection,
): Promise<{ connection: Connection; events: MetaEvent[] }[]> {
  const [first] = accounts;
  if (!first) return [];
  const byAccount = Map.groupBy(accounts, ({ accountId }) => accountId);
  const ids = [...byAccount.keys()];
  const isKnown = known?.messenger === first.messenger && ids.every((id) => id === known.accountId);
  const connections = isKnown ? [known] : await listConnectionsOf(tx, first.messenger, ids);
  return connections.map((connection) => ({
    connection,
    events: (byAccount.get(connection.accountId) ?? []).flatMap(({ events }) => events),
  }));
}

/** Half an emoji, as a cut text ends in, and NUL are letters the database refuses: Meta would send them for a week. */
function storable(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body ?? null), (_key, value) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value,
  );
}
