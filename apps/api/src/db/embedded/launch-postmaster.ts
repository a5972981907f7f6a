import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Place } from './create-cluster.ts';
import { findPostmaster, isAlive } from './postmaster.ts';
import { commandFor } from './run-as.ts';

const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '64MB',
  log_min_messages: 'warning',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

const largestLogBytes = 10_000_000;

/** Starts PostgreSQL unless it runs already. It is a process of its own and outlives a killed server. */
export async function launchPostmaster(place: Place): Promise<void> {
  if (findPostmaster(place.clusterDir)) return;
  const logFile = join(place.dataDir, 'postgres.log');
  const log = openLog(logFile);
  const options = Object.entries({ ...settings, unix_socket_directories: place.socketDir });
  const { command, args, identity } = commandFor(place.runAs, place.binaries.postgres, [
    '-D',
    place.clusterDir,
    ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const child = spawn(command, args, { detached: true, stdio: ['ignore', log, log], ...identity });
  closeSync(log);
  const failure = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', () => resolve(''));
  });
  child.unref();
  const outcome = await Promise.race([failure, appears(place.clusterDir)]);
  // A server that started at the same moment may have won: then its database is the one to join.
  if (outcome !== null && !findPostmaster(place.clusterDir)) {
    throw new Error(`The database did not start: ${outcome || reasonIn(logFile)}`);
  }
}

export async function stopPostmaster(clusterDir: string): Promise<void> {
  const postmaster = findPostmaster(clusterDir);
  if (!postmaster) return;
  process.kill(postmaster.pid, 'SIGINT');
  for (let waitedMs = 0; isAlive(postmaster.pid) && waitedMs < 60_000; waitedMs += 20) await sleep(20);
}

async function appears(clusterDir: string): Promise<null> {
  for (let waitedMs = 0; waitedMs < 10_000; waitedMs += 20) {
    if (findPostmaster(clusterDir)) return null;
    await sleep(20);
  }
  return null;
}

function openLog(file: string): number {
  const log = openSync(file, 'a', 0o600);
  if (statSync(file).size > largestLogBytes) truncateSync(file);
  return log;
}

/** The last line only says that it ended; why stands before it. */
function reasonIn(file: string): string {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.findLast((line) => line.includes('FATAL')) ?? lines.at(-1) ?? 'no reason given';
}
