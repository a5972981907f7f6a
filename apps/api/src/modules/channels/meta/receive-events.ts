import type { Database } from '../../../db/database.ts';
import { storable } from '../storable.ts';
import type { Connection } from './connections.store.ts';
import type { AccountEvents, MetaEvent, StatusEvent } from './format/events.ts';
import { fromMeta } from './format/from-meta.ts';
import type { Inbox } from './inbox.ts';
import { noteStatus } from './sent.store.ts';
import type { Kept } from './updates.store.ts';

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
 * thinks. Accounts nobody has connected, or whose app did not sign, are passed over without a word. Where a part of it
 * fails Meta sends the whole again, and what is kept already is known by its id.
 */
export async function receiveEvents(
  db: Database,
  inbox: Inbox,
  { body, maySpeakFor, known, now }: Received,
): Promise<void> {
  const accounts = fromMeta(storable(body));
  if (accounts.length === 0) return;
  const spokenTo = (await pairUp(inbox, accounts, known)).filter(({ connection }) => maySpeakFor(connection));
  await Promise.all(
    spokenTo.map(async ({ connection, events }) => {
      const said = events.filter((event): event is Kept => !isStatus(event));
      if (said.length > 0) await inbox.keep({ connection, events: said, now });
      for (const status of events.filter(isStatus)) await noteStatus(db, connection.id, status, now);
    }),
  );
}

function isStatus(event: MetaEvent): event is StatusEvent {
  return event.kind === 'status';
}

/** All a call tells one account stands together, with the connection it belongs to. */
async function pairUp(
  inbox: Inbox,
  accounts: AccountEvents[],
  known?: Connection,
): Promise<{ connection: Connection; events: MetaEvent[] }[]> {
  const [first] = accounts;
  if (!first) return [];
  const byAccount = Map.groupBy(accounts, ({ accountId }) => accountId);
  const ids = [...byAccount.keys()];
  const isKnown = known?.messenger === first.messenger && ids.every((id) => id === known.accountId);
  const { messenger } = first;
  const connections = isKnown
    ? [known]
    : await Promise.all(ids.map((accountId) => inbox.findByAccount({ messenger, accountId })));
  return connections
    .filter((connection) => connection !== null)
    .map((connection) => ({
      connection,
      events: (byAccount.get(connection.accountId) ?? []).flatMap(({ events }) => events),
    }));
}
