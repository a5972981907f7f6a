import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { findBinaries } from './binaries.ts';
import { connectionTo } from './connection-to.ts';
import { createCluster } from './create-cluster.ts';
import { launchPostmaster, stopPostmaster } from './launch-postmaster.ts';
import { holdLease, type Lease } from './lease.ts';
import { findPostmaster } from './postmaster.ts';
import { chooseRunAs } from './run-as.ts';
import { chooseSocketDir, prepareSocketDir } from './socket-dir.ts';
import { takeIncoming } from './take-incoming.ts';
import { upgradeCluster } from './upgrade-cluster.ts';

export type EmbeddedDatabase = {
  connection: ClientConfig;
  /** True when the database was already running, left by a killed server or shared with a live one. */
  adopted: boolean;
  /** Stops the database unless another server still uses it. */
  stop: () => Promise<void>;
};

type Options = { dataDir: string; say: (line: string) => void; onProblem: (error: unknown) => void };

/**
 * Starts (or joins) the product's own PostgreSQL: data below `dataDir`, reachable through a Unix
 * socket only. Every server holds a lease on it; the last one to leave stops it, and a server whose
 * database died brings it back.
 */
export async function startEmbeddedDatabase({ dataDir, say, onProblem }: Options): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const binaries = await findBinaries();
  const runAs = chooseRunAs();
  const place = {
    dataDir,
    clusterDir: join(dataDir, 'postgres'),
    socketDir: chooseSocketDir(dataDir),
    runAs,
    binaries,
  };
  prepareSocketDir(place.socketDir);
  takeIncoming(dataDir);
  await upgradeCluster(place, say);
  await createCluster(place, say);
  const adopted = findPostmaster(place.clusterDir) !== null;
  const connection = connectionTo(place.socketDir);
  const lease: Lease = await holdLease({
    connection,
    ensureRunning: () => launchPostmaster(place),
    onProblem,
  });
  return {
    connection,
    adopted,
    stop: async () => {
      if (await lease.releaseAsLast()) await stopPostmaster(place.clusterDir);
    },
  };
}
