import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { findBot } from '../../bots/index.ts';
import { updateIdOf } from './from-telegram.ts';
import { noteTrouble } from './note-trouble.ts';
import { receiveUpdate } from './receive-update.ts';
import { findConnection, listPollable, takePolling, updateConnection } from './telegram.store.ts';
import type { TelegramDeps } from './telegram-deps.ts';

const lookEveryMs = 5_000;
const leaseMs = 60_000;
const longestAskSeconds = 20;

type Options = { onProblem: (error: unknown) => void; lookEveryMs?: number };

/**
 * Where Telegram can't reach us, we ask. Of all servers one asks for each bot: it holds a lease in the database and
 * renews it with every question; when it dies, another takes over within a minute.
 */
export function pollUpdates(deps: TelegramDeps, { onProblem, lookEveryMs: everyMs = lookEveryMs }: Options) {
  const pollerId = randomUUID();
  const stopping = new AbortController();
  const asking = new Map<string, Promise<void>>();
  const look = async () => {
    for (const bot of await listPollable(deps.db)) {
      if (asking.has(bot.botId) || stopping.signal.aborted) continue;
      const loop = askOn(deps, { ...bot, pollerId, signal: stopping.signal })
        .catch(onProblem)
        .finally(() => asking.delete(bot.botId));
      asking.set(bot.botId, loop);
    }
  };
  const timer = setInterval(() => void look().catch(onProblem), everyMs);
  void look().catch(onProblem);
  return {
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await Promise.all(asking.values());
    },
  };
}

type Asker = { botId: string; partnerId: string; pollerId: string; signal: AbortSignal };

/** Asks for one bot until the server stops, the bot goes or another server has the lease. */
async function askOn(deps: TelegramDeps, { botId, partnerId, pollerId, signal }: Asker): Promise<void> {
  const { db, jobs } = deps;
  const aborted = whenAborted(signal);
  while (!signal.aborted && jobs) {
    const isMine = await takePolling(db, { botId, pollerId, now: new Date(), untilMs: leaseMs });
    const bot = isMine ? await findBot(db, partnerId, botId) : null;
    const connection = bot && (await findConnection(db, botId));
    if (!connection || bot.status !== 'LIVE' || connection.status === 'token_invalid') return;
    const client = deps.open(deps.box.open(bot.tokenSealed));
    const asked = await Promise.race([client.getUpdates(connection.pollOffset, longestAskSeconds), aborted]);
    if (!asked) return;
    if (asked.kind === 'token_invalid') return noteTrouble(deps, connection, 'token_invalid');
    if (asked.kind !== 'done') {
      if (asked.kind === 'failed') await noteTrouble(deps, connection, asked.reason);
      await pause(asked.kind === 'later' ? asked.afterSeconds * 1000 : 5_000, null, { signal }).catch(
        () => null,
      );
      continue;
    }
    if (connection.status === 'failing')
      await updateConnection(db, botId, { status: 'connected', lastError: null });
    for (const body of asked.value) {
      await receiveUpdate(db, jobs, { botId, partnerId, body, now: deps.now() });
      // Only what is kept is given up at Telegram's side.
      const updateId = updateIdOf(body);
      if (updateId !== null) await updateConnection(db, botId, { pollOffset: updateId + 1 });
    }
  }
}

/** A question that is still open when the server stops is left alone: what it would bring is asked for again. */
function whenAborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
}
