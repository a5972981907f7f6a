import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../../clock.ts';
import type { Jobs } from '../../jobs/start-jobs.ts';

type Deps = {
  jobs: Jobs;
  now: Clock;
  folder: string;
  days: number;
  write: (file: string) => Promise<void>;
  onProblem: (error: unknown) => void;
};

const queue = 'backup';
/** Studios sleep then, and the night's clearing has not begun. */
const firstHour = 1;
const nightly = /^glossa-(\d{4}-\d{2}-\d{2})\.backup$/;

/** Asked every hour, so that a machine that is off at night makes its backup in the first hour of its day. */
export async function startNightlyBackups(deps: Deps): Promise<void> {
  const { jobs, now, onProblem } = deps;
  await jobs.createQueue(queue, { retryLimit: 0, expireInSeconds: 3000 });
  await jobs.work(queue, async () => {
    await makeNightlyBackup(deps, now()).catch((error) => {
      onProblem(error);
      throw error;
    });
  });
  await jobs.schedule(queue, '25 * * * *');
}

export async function makeNightlyBackup(
  { folder, days, write }: Pick<Deps, 'folder' | 'days' | 'write'>,
  now: Date,
): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = dueBackup(readdirSync(folder), now);
  if (file !== null) await write(join(folder, file));
  // Only when there is a newer one is an older one of no use.
  for (const old of pastBackups(readdirSync(folder), days)) rmSync(join(folder, old));
}

export function dueBackup(files: readonly string[], now: Date): string | null {
  const file = `glossa-${now.toISOString().slice(0, 10)}.backup`;
  return now.getUTCHours() < firstHour || files.includes(file) ? null : file;
}

/** Counted in backups, not in days: a machine that was off for a month still has its last ones. */
export function pastBackups(files: readonly string[], days: number): string[] {
  const own = files.filter((file) => nightly.test(file)).sort();
  return own.slice(0, Math.max(0, own.length - days));
}

/** The newest backup's day, for those who look after the installation. */
export function newestBackup(files: readonly string[]): string | null {
  const newest = files
    .filter((file) => nightly.test(file))
    .sort()
    .at(-1);
  return newest === undefined ? null : (nightly.exec(newest)?.[1] ?? null);
}
