import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isConnectionLost } from './database-errors.ts';
import { forgoNames } from './named-query.ts';

/** A handle for queries: the pool or a transaction. Stores take it first and never keep it. */
export type Database = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | '$count'
>;

export type DatabasePool = { db: NodePgDatabase; pool: pg.Pool; close: () => Promise<void> };

const limits = {
  // How long a request waits its turn; a database that is away refuses at once.
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 15_000,
};

/**
 * A pooler that lends connections for single transactions refuses settings at the start and knows no named statements:
 * the limits are then its own to set (docs/operate/scale.md), and here only the longest wait is bounded.
 */
const limitsBehindPooler = {
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  query_timeout: 15_000,
};

type Options = { onError: (error: Error) => void; max?: number; isBehindPooler?: boolean };

export function openDatabase(
  connection: pg.ClientConfig,
  { onError, max = 10, isBehindPooler = false }: Options,
): DatabasePool {
  const bounds = isBehindPooler ? limitsBehindPooler : limits;
  const pool = new pg.Pool({ ...connection, ...bounds, max, application_name: 'glossa' });
  if (isBehindPooler) forgoNames(pool);
  // Without a listener an idle connection that breaks would end the process.
  pool.on('error', onError);
  // The pool listens only to idle connections: one that breaks in the middle of a transaction needs its own.
  pool.on('connect', (client) => client.on('error', onError));
  return { db: withReturningTransactions(pool), pool, close: () => pool.end() };
}

/**
 * Connections by who uses them, so that a crowd at one door can't keep the others waiting: signed-in people and
 * background work, the public chats, the messengers' calls, and the server's own watch over limits, streams and health.
 */
export type Pools = { panel: DatabasePool; chat: DatabasePool; hooks: DatabasePool; watch: DatabasePool };

const shares = { panel: 7, chat: 7, hooks: 3, watch: 2 };

export function openPools(
  connection: pg.ClientConfig,
  onError: (error: Error) => void,
  isBehindPooler = false,
): Pools {
  const open = (max: number) => openDatabase(connection, { onError, max, isBehindPooler });
  const { panel, chat, hooks, watch } = shares;
  return { panel: open(panel), chat: open(chat), hooks: open(hooks), watch: open(watch) };
}

/**
 * The query builder takes a connection for a transaction and never gives it back when `begin` itself fails, so that
 * each outage of the database would leave the pool smaller. Here the connection always comes back.
 */
function withReturningTransactions(pool: pg.Pool): NodePgDatabase {
  const db = drizzle(pool);
  const transaction: NodePgDatabase['transaction'] = async (run, options) => {
    const client = await pool.connect();
    let isSpoilt = false;
    try {
      return await drizzle(client).transaction(run, options);
    } catch (error) {
      // A line to a database that is going, or that only reads since another one leads, is of no use to the next.
      isSpoilt = isConnectionLost(error);
      throw error;
    } finally {
      client.release(isSpoilt);
    }
  };
  return Object.assign(db, { transaction });
}
