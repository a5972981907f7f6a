import { setTimeout as sleep } from 'node:timers/promises';
import { isConnectionLost } from './database-errors.ts';

/** Long enough for a pooler's restart or a planned change of leader; an outage is told to the caller, who comes back. */
const waitsMs = [150, 400, 900, 1800];

/**
 * Does work again whose connection was lost under it. Only for work that does the same when it was done already, because
 * nobody knows whether the last commit arrived.
 */
export async function retryWhileAway<T>(
  work: () => Promise<T>,
  waits: readonly number[] = waitsMs,
): Promise<T> {
  for (const waitMs of waits) {
    try {
      return await work();
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
    }
    await sleep(waitMs);
  }
  return work();
}
