import { randomUUID } from 'node:crypto';
import { count, eq, inArray, lte, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { addressOf } from './address-of.ts';
import { openStreamRows } from './open-streams.table.ts';

type Options = {
  name: string;
  perAddress: number;
  /** Hears why the places could not be kept; they are tried again. */
  onError?: (error: unknown) => void;
};

export type Streams = {
  /** Takes a place for a stream; null when this address has too many. Returns how to leave. */
  enter: (request: Pick<FastifyRequest, 'ip' | 'socket'>, close: () => void) => Promise<(() => void) | null>;
};

const lifeSeconds = 60;
const renewMs = 20_000;

/** The streams held open: so many for each address over all servers, and this server's closed when it stops. */
export function openStreams(app: FastifyInstance, db: Database, options: Options): Streams {
  const {
    name,
    perAddress,
    // Places that are not given back expire, and in a flood there may be many: a line says why, without a stack.
    onError = (error) => app.log.warn({ reason: reasonOf(error) }, 'stream places not kept'),
  } = options;
  const closers = new Map<string, () => void>();
  const tally = newTally();
  const givePlaceBack = newReturns(db, onError);
  const renewing = setInterval(() => void renew(db, [...closers.keys()]).catch(onError), renewMs);
  renewing.unref();
  app.addHook('preClose', async () => {
    clearInterval(renewing);
    for (const close of closers.values()) close();
  });
  return {
    enter: async ({ ip, socket }, close) => {
      const id = randomUUID();
      const place = `${name}|${addressOf(ip)}`;
      // Whoever has too many here already is refused without asking what the other servers have.
      if (tally.of(place) >= perAddress) return null;
      tally.add(place, 1);
      const isTaken = await takePlace(db, { id, place, perAddress }).catch((error) => {
        tally.add(place, -1);
        throw error;
      });
      if (!isTaken) tally.add(place, -1);
      if (!isTaken) return null;
      closers.set(id, close);
      const leave = () => {
        if (!closers.delete(id)) return;
        tally.add(place, -1);
        void givePlaceBack(id);
      };
      // Whoever went away while the place was taken will not say so again.
      if (socket.destroyed) leave();
      return leave;
    },
  };
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
}

function newTally() {
  const counts = new Map<string, number>();
  return {
    of: (place: string) => counts.get(place) ?? 0,
    add: (place: string, change: 1 | -1) => {
      const count = (counts.get(place) ?? 0) + change;
      if (count > 0) counts.set(place, count);
      else counts.delete(place);
    },
  };
}

type Place = { id: string; place: string; perAddress: number };

async function takePlace(db: Database, { id, place, perAddress }: Place): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Two that come at once are counted one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`);
    await tx.delete(openStreamRows).where(lte(openStreamRows.expiresAt, sql`now()`));
    const [taken] = await tx
      .select({ of: count() })
      .from(openStreamRows)
      .where(eq(openStreamRows.place, place));
    if ((taken?.of ?? 0) >= perAddress) return false;
    await tx.insert(openStreamRows).values({ id, place, expiresAt: lifeFromNow });
    return true;
  });
}

async function renew(db: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.update(openStreamRows).set({ expiresAt: lifeFromNow }).where(inArray(openStreamRows.id, ids));
}

/** Where a hundred leave at once, the first place is given back and then the others together. What fails expires. */
function newReturns(db: Database, onError: (error: unknown) => void) {
  let waiting: string[] = [];
  let isRunning = false;
  return async (id: string): Promise<void> => {
    waiting.push(id);
    if (isRunning) return;
    isRunning = true;
    while (waiting.length > 0) {
      const ids = waiting;
      waiting = [];
      await db.delete(openStreamRows).where(inArray(openStreamRows.id, ids)).catch(onError);
    }
    isRunning = false;
  };
}

const lifeFromNow = sql`now() + make_interval(secs => ${lifeSeconds})`;
