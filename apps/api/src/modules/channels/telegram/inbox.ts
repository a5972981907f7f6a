import type { Database } from '../../../db/database.ts';
import type { Jobs } from '../../../jobs/start-jobs.ts';
import { gather } from '../gather.ts';
import { receiveUpdates } from './receive-update.ts';
import { type Came, listConnectionsByHook } from './telegram.store.ts';

type Hooked = Awaited<ReturnType<typeof listConnectionsByHook>>[number];

/** The door at which Telegram's calls wait: whose address was called, and what came kept with its job. */
type Inbox = {
  findByHook: (hookId: string) => Promise<Hooked | null>;
  /** Done once it is kept for good. */
  keep: (came: Came) => Promise<void>;
};

/** All bots are called from a few addresses, in bursts: what comes together is looked up and kept together. */
export function openInbox(db: Database, jobs: Jobs | null): Inbox {
  const round = { rounds: 2, most: 100 };
  return {
    findByHook: gather(async (hookIds) => {
      const found = await listConnectionsByHook(db, [...new Set(hookIds)]);
      const byHook = new Map(found.map((one) => [one.connection.hookId, one]));
      return (hookId) => byHook.get(hookId) ?? null;
    }, round),
    keep: gather(async (came) => {
      // Where nothing runs in the background Telegram is not served.
      if (jobs) await receiveUpdates(db, jobs, came);
      return () => undefined;
    }, round),
  };
}
