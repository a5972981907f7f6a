import { randomUUID } from 'node:crypto';
import pg from 'pg';

/**
 * Says "something changed here" to every server process. It carries no contents: whoever hears it reads what is new,
 * so a lost word costs a moment and never a message.
 */
export type LiveHub = {
  /** Called after the change is committed; never waits and never fails. */
  tell: (topic: string) => void;
  hear: (topic: string, listener: () => void) => () => void;
  close: () => Promise<void>;
};

type Options = { connection: pg.ClientConfig; onError: (error: unknown) => void };

const channel = 'glossa_live';
/** Other servers hear a moment later, and of many turns at once: a notice for each would cost as much as a third of it. */
const gatherMs = 50;
const mostTopics = 100;
const retryMs = 500;

/** A hub over PostgreSQL's LISTEN and NOTIFY, on a connection of its own. */
export function openLiveHub({ connection, onError }: Options): LiveHub {
  const { tell: tellHere, hear } = newLocalHub();
  const self = randomUUID();
  let client: pg.Client | null = null;
  let gathered = new Set<string>();
  let gathering: NodeJS.Timeout | null = null;
  let sending: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  let retry: NodeJS.Timeout | null = null;

  const connect = async () => {
    const next = new pg.Client({ ...connection, application_name: 'glossa-live' });
    next.on('error', lost);
    next.on('notification', ({ payload }) => {
      const { from, topics } = readWord(payload);
      if (from !== self) for (const topic of topics) tellHere(topic);
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      client = next;
      if (isClosed) await next.end();
    } catch (error) {
      lost(error);
    }
  };
  const lost = (error: unknown) => {
    client = null;
    if (isClosed || retry) return;
    onError(error);
    retry = setTimeout(() => {
      retry = null;
      void connect();
    }, retryMs);
    retry.unref();
  };
  const flush = () => {
    gathering = null;
    const topics = [...gathered];
    gathered = new Set();
    for (let i = 0; i < topics.length; i += mostTopics) {
      const word = JSON.stringify({ from: self, topics: topics.slice(i, i + mostTopics) });
      // One after the other: a connection does one thing at a time.
      sending = sending.then(() => client?.query('select pg_notify($1, $2)', [channel, word])).catch(onError);
    }
  };
  void connect();

  return {
    hear,
    tell: (topic) => {
      tellHere(topic);
      gathered.add(topic);
      gathering ??= setTimeout(flush, gatherMs);
    },
    close: async () => {
      isClosed = true;
      if (gathering) clearTimeout(gathering);
      if (retry) clearTimeout(retry);
      await client?.end().catch(onError);
    },
  };
}

/** A hub that reaches only this process: the inner half of the real one. */
export function newLocalHub(): LiveHub {
  const listeners = new Map<string, Set<() => void>>();
  return {
    tell: (topic) => {
      for (const listener of listeners.get(topic) ?? []) listener();
    },
    hear: (topic, listener) => {
      const heard = listeners.get(topic) ?? new Set();
      listeners.set(topic, heard.add(listener));
      return () => {
        heard.delete(listener);
        if (heard.size === 0) listeners.delete(topic);
      };
    },
    close: async () => listeners.clear(),
  };
}

function readWord(payload: string | undefined): { from: string; topics: string[] } {
  try {
    const { from, topics } = JSON.parse(payload ?? '');
    return { from: String(from), topics: Array.isArray(topics) ? topics.map(String) : [] };
  } catch {
    return { from: '', topics: [] };
  }
}

export const conversationTopic = (conversationId: string) => `conversation:${conversationId}`;
export const partnerTopic = (partnerId: string) => `partner:${partnerId}`;
