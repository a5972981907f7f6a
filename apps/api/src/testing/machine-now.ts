/** What the machine, its files and its database say, also where the tests run on another day (`APP_NOW`). */
export function machineNow(): number {
  return Date.now() - Number(process.env.CLOCK_AHEAD_MS ?? 0);
}
