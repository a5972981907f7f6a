// Finds a Chromium for the browser tests, installing Debian's package where that is possible. The same browser without
// windows of its own does the journeys with two thirds of the processor time, so it is taken where it can be had.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const windowless = '/usr/bin/chromium-headless-shell';
const windowed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Returns the browser's path, or throws with a sentence that says what to do. */
export function ensureChromium(say) {
  const found = process.env.CHROMIUM_PATH ?? (existsSync(windowless) ? windowless : null);
  if (found) return found;
  const other = windowed.find((path) => existsSync(path));
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    if (other) return other;
    throw new Error(
      'The browser tests need Chromium: install your system’s package `chromium`, or set CHROMIUM_PATH.',
    );
  }
  say('Installing Chromium from Debian’s packages (once per machine) …');
  try {
    apt(['update', '-qq']);
    apt(['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation']);
    return windowless;
  } catch (error) {
    if (!other) throw error;
    say(`${error.message}; going on with ${other}.`);
    return other;
  }
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

// By itself it says the path last.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const print = (line) => process.stdout.write(`${line}\n`);
  try {
    print(ensureChromium(print));
  } catch ({ message }) {
    print(message);
    process.exit(1);
  }
}
