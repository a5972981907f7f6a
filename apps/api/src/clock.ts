/** The product's clock. `APP_NOW` moves it; token checks never use it. */
export type Clock = () => Date;

export function startClock(startAt: Date | null): Clock {
  if (startAt === null) return () => new Date();
  const offsetMs = startAt.getTime() - Date.now();
  return () => new Date(Date.now() + offsetMs);
}
