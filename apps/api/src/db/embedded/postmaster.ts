import { existsSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** PostgreSQL makes the file first and writes into it a moment later. */
const longestEmptyMs = 10_000;

/** What a running PostgreSQL writes into its `postmaster.pid`. */
export type Postmaster = { pid: number; socketDir: string };

/**
 * The PostgreSQL that runs on this folder, or null. After a power cut the file may name a process
 * that is something else by now: then it is removed, because PostgreSQL would refuse to start over it.
 */
export function findPostmaster(clusterDir: string): Postmaster | null {
  const file = join(clusterDir, 'postmaster.pid');
  const content = readIfThere(file);
  if (content === null || (content === '' && isFresh(file))) return null;
  const [pidLine = '', , , , socketDir = ''] = content.split('\n');
  const pid = Number(pidLine.trim());
  if (Number.isInteger(pid) && pid > 1 && runsIn(pid, clusterDir))
    return { pid, socketDir: socketDir.trim() };
  rmSync(file, { force: true });
  return null;
}

/** It may go at any moment: PostgreSQL removes it when it ends. */
function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function isFresh(file: string): boolean {
  const written = statSync(file, { throwIfNoEntry: false });
  return written !== undefined && Date.now() - written.mtimeMs < longestEmptyMs;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** PostgreSQL makes its data folder its working directory, which tells it from any other process. */
function runsIn(pid: number, clusterDir: string): boolean {
  if (!isAlive(pid)) return false;
  try {
    return realpathSync(`/proc/${pid}/cwd`) === realpathSync(clusterDir);
  } catch {
    // Without /proc there is no better evidence than the living process itself.
    return !existsSync('/proc/self');
  }
}
