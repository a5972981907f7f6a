import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { findBot } from '../../bots/index.ts';
import { updateIdOf } from './from-telegram.ts';
import { noteTrouble } from './note-trouble.ts';
import { readUpdate, receiveUpdates } from './receive-update.ts';
import {
  findConnection,
  leavePolling,
  listPollable,
  takePolling,
  updateConnection,
} from './telegram.store.ts';
import type { TelegramDeps } from './telegram-deps.ts';

const lookEveryMs = 5_000;
/** Renewed all along: a server that died keeps its clients waiting for no longer. */
const leaseMs = 20_000;
const longestAskSeconds = 20;

type Options = { onProblem: (error: unknown) => void; lookEveryMs?: number; leaseMs?: number };

/**
 * Where Telegram can't reach us, we ask. Of all servers one asks for each bot: it holds a lease in the database, renews
 * it while it asks and gives it back when it stops; when it dies, another takes over within half a minute.
 */
export function pollUpdates(
  deps: TelegramDeps,
  { onProblem, lookEveryMs: everyMs = lookEveryMs, leaseMs: untilMs = leaseMs }: Options,
) {
  const pollerId = randomUUID();
  const stopping = new AbortController();
  const asking = new Map<string, Promise<void>>();
  const look = async () => {
    for (const bot of await listPollable(deps.db)) {
      if (asking.has(bot.botId) || stopping.signal.aborted) continue;
      const loop = askUnderLease(deps, { ...bot, pollerId, untilMs, signal: stopping.signal }, onProblem)
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

type Asker = { botId: string; partnerId: string; pollerId: string; untilMs: number; signal: AbortSignal };

/** A question may take longer than the lease, and so may the pause that Telegram asks for: it is renewed meanwhile. */
async function askUnderLease(
  deps: TelegramDeps,
  asker: Asker,
  onProblem: (error: unknown) => void,
): Promise<void> {
  const renew = () => takePolling(deps.db, { ...asker, now: new Date() }).catch(onProblem);
  const timer = setInterval(() => void renew(), asker.untilMs / 4);
  try {
    await askOn(deps, asker);
  } finally {
    clearInterval(timer);
    await leavePolling(deps.db, asker);
  }
}

/** Asks for one bot until the server stops, the bot goes or another server has the lease. */
async function askOn(deps: TelegramDeps, asker: Asker): Promise<void> {
  const { botId, partnerId, signal } = asker;
  const { db, jobs } = deps;
  const aborted = whenAborted(signal);
  while (!signal.aborted && jobs) {
    const isMine = await takePolling(db, { ...asker, now: new Date() });
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
      const came = readUpdate({ botId, partnerId }, body);
      if (came) await receiveUpdates(db, jobs, [came]);
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
