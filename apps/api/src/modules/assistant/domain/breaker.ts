const mostFailures = 5;
const windowMs = 5 * 60_000;
const restMs = 30_000;

export type Breaker = {
  isOpen: (nowMs: number) => boolean;
  succeeded: () => void;
  /** Notes a failure; true when this one opened the breaker. */
  failed: (nowMs: number) => boolean;
};

/** Opens for half a minute after five failures within five minutes, so that clients don't wait for a model that is down. */
export function newBreaker(): Breaker {
  let failures: number[] = [];
  let openUntil = 0;
  return {
    isOpen: (nowMs) => nowMs < openUntil,
    succeeded: () => {
      failures = [];
    },
    failed: (nowMs) => {
      failures = [...failures.filter((at) => at > nowMs - windowMs), nowMs];
      if (failures.length < mostFailures) return false;
      failures = [];
      openUntil = nowMs + restMs;
      return true;
    },
  };
}
