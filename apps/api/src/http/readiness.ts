import { setTimeout as sleep } from 'node:timers/promises';

type Check = () => Promise<unknown>;

const freshMs = 1_000;

/** Whether the server can do its work: asked at most once a second, however many want to know. */
export function watchReadiness(checks: readonly Check[], longestCheckMs = 2_000): () => Promise<boolean> {
  let known: { isReady: boolean; at: number } | null = null;
  let asking: Promise<boolean> | null = null;
  return async () => {
    if (known && performance.now() - known.at < freshMs) return known.isReady;
    asking ??= runAll(checks, longestCheckMs).then((isReady) => {
      known = { isReady, at: performance.now() };
      asking = null;
      return isReady;
    });
    return asking;
  };
}

async function runAll(checks: readonly Check[], longestCheckMs: number): Promise<boolean> {
  const late = sleep(longestCheckMs, undefined, { ref: false }).then(() => {
    throw new Error('A check took too long.');
  });
  try {
    await Promise.race([Promise.all(checks.map((check) => check())), late]);
    return true;
  } catch {
    return false;
  }
}
