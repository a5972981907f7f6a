import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const probe = Buffer.alloc(64 * 1024, 'x');

/** Fails when nothing more can be written beside the embedded database. Only writing tells: quotas count too. */
export function diskCheck(dataDir: string): () => Promise<void> {
  const file = join(dataDir, `.room-${process.pid}`);
  return async () => {
    try {
      await writeFile(file, probe);
    } finally {
      await rm(file, { force: true });
    }
  };
}
