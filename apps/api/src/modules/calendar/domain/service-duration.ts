type Row = { service: string; durationMinutes: number | null };
type Wish = { service?: string | undefined; durationMinutes?: number | undefined };

/** How long a job takes: as asked, else as the longest row of the service says, else as usual in this studio. */
export function serviceDuration(
  rows: readonly Row[],
  { service, durationMinutes }: Wish,
  usual: number,
): number {
  if (durationMinutes !== undefined) return durationMinutes;
  if (service === undefined) return usual;
  const wanted = service.toLocaleLowerCase();
  const minutes = rows
    .filter((row) => row.service.toLocaleLowerCase() === wanted)
    .map((row) => row.durationMinutes ?? 0);
  return Math.max(0, ...minutes) || usual;
}
