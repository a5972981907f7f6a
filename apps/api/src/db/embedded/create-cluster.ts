import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { commandFor, handOver, type RunAs } from './run-as.ts';

export type Place = {
  dataDir: string;
  clusterDir: string;
  socketDir: string;
  runAs: RunAs;
  binaries: Binaries;
};

/**
 * Runs `initdb` in a folder of its own and moves the finished cluster into place, so that a start
 * cut off half-way, or two starts at once, never leave half a cluster behind.
 */
export async function createCluster(place: Place, say: (line: string) => void): Promise<void> {
  if (existsSync(join(place.clusterDir, 'PG_VERSION'))) return;
  say('Creating the database …');
  const workDir = mkdtempSync(join(place.dataDir, 'postgres.new-'));
  handOver(place.runAs, workDir);
  handOver(place.runAs, place.socketDir);
  await runInitdb(place, workDir);
  try {
    renameSync(workDir, place.clusterDir);
  } catch (error) {
    rmSync(workDir, { recursive: true, force: true });
    // Another server was quicker: its cluster is as good as ours.
    if (!existsSync(join(place.clusterDir, 'PG_VERSION'))) throw error;
  }
}

function runInitdb(place: Place, workDir: string): Promise<void> {
  const { command, args, identity } = commandFor(place.runAs, place.binaries.initdb, [
    `--pgdata=${workDir}`,
    '--username=glossa',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ]);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], ...identity });
    let complaint = '';
    child.stderr.on('data', (chunk) => {
      complaint += chunk;
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) return resolve();
      reject(new Error(`The database could not be created in ${place.dataDir}: ${complaint.trim()}`));
    });
  });
}
