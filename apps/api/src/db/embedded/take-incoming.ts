import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { findPostmaster } from './postmaster.ts';

const incoming = /^incoming-(.+)$/;

/**
 * Puts restored data in the place of the former, which is kept beside it. A folder `incoming-…` appears whole, by one
 * renaming, and from then on the change is decided: whatever cuts it off, the next start finishes it.
 */
export function announceIncoming(readyDir: string, dataDir: string, now: Date): string {
  const stamp = now.toISOString().replaceAll(':', '').slice(0, 17);
  renameSync(readyDir, join(dataDir, `incoming-${stamp}Z`));
  return takeIncoming(dataDir) ?? dataDir;
}

/** Returns the folder the former data went to, or null where nothing came in. */
export function takeIncoming(dataDir: string): string | null {
  let kept: string | null = null;
  for (const folder of readdirSync(dataDir).sort()) {
    const [, stamp] = incoming.exec(folder) ?? [];
    // Under a running database nothing is moved: it is the one that came in, joined by a second server.
    if (stamp === undefined || findPostmaster(join(dataDir, 'postgres'))) continue;
    kept = join(dataDir, `before-${stamp}`);
    mkdirSync(kept, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(join(dataDir, folder))) {
      if (existsSync(join(dataDir, name))) renameSync(join(dataDir, name), join(kept, name));
      renameSync(join(dataDir, folder, name), join(dataDir, name));
    }
    rmdirSync(join(dataDir, folder));
  }
  return kept;
}
