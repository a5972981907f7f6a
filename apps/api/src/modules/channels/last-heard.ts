const notedMs = 10_000;

/** When something came last is for people to look at: to note it with every message would make messages wait for one another. */
export function isWorthNoting(noted: Date | null, now: Date): boolean {
  return noted === null || Math.abs(now.getTime() - noted.getTime()) > notedMs;
}
