import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import serverFlags from '../scripts/server-flags.json' with { type: 'json' };

const root = new URL('..', import.meta.url).pathname;
const node = join(root, 'node_modules/.bin/node');
/** Started as `npm start` does, but for the thrift with memory: collecting anew and anew costs the processor an eighth. */
const roomy = ['--max-semi-space-size=32', '--heap-growing-percent=100'];
const asStarted = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'), MALLOC_ARENA_MAX: '2' };

export type ServerProcess = {
  url: string;
  port: number;
  process: ChildProcess;
  /** What it printed so far. */
  output: () => string;
  /** Ends it with a signal and waits until it is gone. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
};

export function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'glossa-e2e-'));
}

/** A folder as a first start leaves it, for what is not about first starts: making one takes longer than most tests. */
export function preparedDataDir(): string {
  const { PREPARED_DATA_DIR: prepared = '' } = process.env;
  const dataDir = newDataDir();
  copyFolder(prepared, dataDir);
  return dataDir;
}

/** With owners and rights, about which a database is strict. */
export function copyFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', `${from}/.`, to]);
}

/** Starts the product as `npm start` does after installing and building, and waits until it is ready. */
export async function startServerProcess(
  env: Record<string, string>,
  { isThrifty = false } = {},
): Promise<ServerProcess> {
  const port = Number(env.PORT ?? (await freePort()));
  const url = `http://localhost:${port}`;
  const flags = [...serverFlags, ...(isThrifty ? [] : roomy)];
  const child = spawn(node, [...flags, 'apps/api/src/main.ts'], {
    cwd: root,
    env: { ...process.env, ...asStarted, HOST: '127.0.0.1', RATE_LIMITS: 'off', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      printed += chunk;
    });
  }
  const server: ServerProcess = {
    url,
    port,
    process: child,
    output: () => printed,
    end: (signal) => endProcess(child, signal),
  };
  await untilReady(server);
  return server;
}

async function untilReady({ url, process: child, output }: ServerProcess): Promise<void> {
  const deadline = Date.now() + 240_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended before it was ready:\n${output()}`);
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready && output().includes('is ready')) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server was not ready in time:\n${output()}`);
}

function endProcess(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill(signal);
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
