const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

/**
 * How long to wait before the next attempt. Up to a quarter is random, so that the pages of a studio
 * do not all knock in the same moment when its server is back.
 */
export function backoffMs(attempts: number, random: number): number {
  const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, attempts - 1));
  return Math.round(pause * (1 - 0.25 * random));
}
