import type { Messenger } from '@glossa/contracts';
import type { Database } from '../../../db/database.ts';
import type { Jobs } from '../../../jobs/start-jobs.ts';
import { gather } from '../gather.ts';
import { type Connection, listConnectionsByHook, listConnectionsOf } from './connections.store.ts';
import { enqueueUpdates } from './meta-jobs.ts';
import { type Kept, keepEvents } from './updates.store.ts';

/** What one call tells one account. */
export type Told = { connection: Connection; events: Kept[]; now: Date };

type Account = { messenger: Messenger; accountId: string };

/** The door at which Meta's calls wait: whose address was called, and what came kept with its jobs. */
export type Inbox = {
  findByHook: (hookId: string) => Promise<Connection | null>;
  findByAccount: (account: Account) => Promise<Connection | null>;
  /** Done once it is kept for good. */
  keep: (told: Told) => Promise<void>;
};

/** Calls come in bursts, from few addresses for all studios: what comes together is looked up and kept together. */
export function openInbox(db: Database, jobs: Jobs | null): Inbox {
  const round = { rounds: 2, most: 100 };
  return {
    findByHook: gather(async (hookIds) => {
      const found = await listConnectionsByHook(db, [...new Set(hookIds)]);
      const byHook = new Map(found.map((connection) => [connection.hookId, connection]));
      return (hookId) => byHook.get(hookId) ?? null;
    }, round),
    findByAccount: gather(async (accounts) => {
      const found = await listConnectionsOf(db, accounts);
      const byAccount = new Map(found.map((connection) => [nameOf(connection), connection]));
      return (account) => byAccount.get(nameOf(account)) ?? null;
    }, round),
    keep: gather(async (told) => {
      // Where nothing runs in the background the messengers are not served.
      if (jobs) await db.transaction(async (tx) => enqueueUpdates(jobs, tx, await keepEvents(tx, told)));
      return () => undefined;
    }, round),
  };
}

function nameOf({ messenger, accountId }: Account): string {
  return `${messenger}:${accountId}`;
}
