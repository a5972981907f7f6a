import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `sockaddr_un` holds 107 characters, of which `/.s.PGSQL.5432` takes 14. */
const longestSocketDir = 107 - '/.s.PGSQL.5432'.length;

/**
 * The folder of the database's Unix socket: inside the data folder where the path is short enough,
 * else a private folder in the temporary directory, named after the data folder.
 */
export function chooseSocketDir(dataDir: string): string {
  const inside = join(dataDir, 'run');
  if (Buffer.byteLength(inside) <= longestSocketDir) return inside;
  return join(tmpdir(), `glossa-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`);
}

export function prepareSocketDir(socketDir: string): void {
  mkdirSync(socketDir, { recursive: true, mode: 0o700 });
  const found = lstatSync(socketDir);
  // The temporary directory is everybody's: a folder somebody else put there is not ours to trust.
  const isOurs =
    found.isDirectory() &&
    (process.getuid === undefined || [process.getuid(), 0].includes(found.uid) || process.getuid() === 0);
  if (!isOurs)
    throw new Error(
      `The folder ${socketDir} belongs to somebody else: remove it, or set DATA_DIR to a shorter path.`,
    );
}
