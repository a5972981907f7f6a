import type pg from 'pg';
import { tooManyRequests } from '../http.errors.ts';
import { deleteOldHits, forgetShared, shareWindows } from './share-windows.ts';
import { createWindows, type Limit } from './windows.ts';

/**
 * The limits of all public calls. They are counted in memory, so a refusal costs no query; what was counted is shared
 * between the servers four times a second, so a limit holds over all of them but for what came within that moment.
 */
export type Limits = {
  /** False for load tests: everything passes. */
  isEnabled: boolean;
  /** Counts a hit under each of the keys, or refuses with the time to wait. */
  take: (limits: readonly Limit[]) => void;
  /** The same for callers who want the figure: 0, or the milliseconds to wait. */
  hit: (limits: readonly Limit[]) => number;
  forget: (key: string) => Promise<void>;
  /** Tells the other servers now. */
  share: () => Promise<void>;
  close: () => Promise<void>;
};

type Options = {
  pool: pg.Pool;
  /** Off: everything passes. */
  enabled: boolean;
  onError: (error: unknown) => void;
};

const shareEveryMs = 250;
const sweepEveryMs = 60_000;

export function openLimits({ pool, enabled, onError }: Options): Limits {
  const windows = createWindows();
  let sharing: Promise<void> | null = null;
  const share = () => {
    sharing ??= shareWindows(pool, windows, Date.now())
      .catch(onError)
      .finally(() => {
        sharing = null;
      });
    return sharing;
  };
  const timers = enabled
    ? [setInterval(share, shareEveryMs), setInterval(() => deleteOldHits(pool).catch(onError), sweepEveryMs)]
    : [];
  for (const timer of timers) timer.unref();
  const hit = (limits: readonly Limit[]) => (enabled ? windows.hit(limits, Date.now()) : 0);
  return {
    isEnabled: enabled,
    hit,
    take: (limits) => {
      const waitMs = hit(limits);
      if (waitMs > 0) throw tooManyRequests(waitMs / 1000);
    },
    forget: async (key) => {
      windows.forget(key);
      await forgetShared(pool, key);
    },
    share,
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      await sharing;
      if (enabled) await share();
    },
  };
}
