const longestSeconds = 15 * 60;

/** How long to wait once Meta has asked for a pause so many times in a row: twice as long each time, and never for hours. */
export function backOff(askedSeconds: number, pausesBefore: number): number {
  return Math.min(longestSeconds, askedSeconds * 2 ** Math.min(pausesBefore, 10));
}
