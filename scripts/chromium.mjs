// Finds a Chromium for the browser tests, installing Debian's package where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export function findChromium() {
  return process.env.CHROMIUM_PATH ?? known.find((path) => existsSync(path)) ?? null;
}

/** Returns the browser's path, or throws with a sentence that says what to do. */
export function ensureChromium(say) {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(
      'The browser tests need Chromium: install your system’s package `chromium`, or set CHROMIUM_PATH.',
    );
  }
  say('Installing Chromium from Debian’s packages (once per machine) …');
  apt(['update', '-qq']);
  apt(['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation']);
  const installed = findChromium();
  if (!installed) throw new Error('apt-get installed `chromium`, but no browser was found afterwards.');
  return installed;
}

function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr } = spawnSync('apt-get', args, {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`apt-get ${args[0]} failed: ${stderr.trim().split('\n').at(-1)}`);
}
