export type TabLock = <T>(work: () => Promise<T>) => Promise<T>;

/** A frozen background tab may sit on the lock. After this long the visible tab goes ahead without it. */
const longestWaitMs = 5_000;

/**
 * Lets one tab at a time send, so that two tabs never open two conversations with their first words.
 * Where locks are missing or refused the work is done at once: the server takes each message once anyway.
 */
export function createTabLock(name: string, locks: LockManager | undefined): TabLock {
  return async (work) => {
    if (locks === undefined) return work();
    const { promise, release } = releasable();
    await acquire(name, locks, promise);
    try {
      return await work();
    } finally {
      release();
    }
  };
}

/** Resolves when the lock is held (until `held` settles) or when it cannot be had. */
function acquire(name: string, locks: LockManager, held: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const hold = () => {
      resolve();
      return held;
    };
    try {
      locks.request(name, { signal: AbortSignal.timeout(longestWaitMs) }, hold).catch(() => resolve());
    } catch {
      resolve();
    }
  });
}

function releasable(): { promise: Promise<void>; release: () => void } {
  let release = () => {};
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}
