// npm start: installs what is missing, builds what is out of date, then runs the server until it is stopped.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildBooks, buildSites } from './build.mjs';
import serverFlags from './server-flags.json' with { type: 'json' };
import { ensureInstalled, node, root } from './setup.mjs';

ensureInstalled();
buildSites();
buildBooks();
// A small young generation keeps the idle server small, for what it allocates per request is short-lived; and a bound
// on the old one lets it grow in small steps: 30 MB less when ready.
const envFile = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
const server = spawn(node, [...serverFlags, ...envFile, 'apps/api/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  // The second start need not compile again what the first one did. Of many arenas each keeps what its threads gave
  // back: two take some 50 MB less after thousands of turns.
  env: {
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
    MALLOC_ARENA_MAX: '2',
    ...process.env,
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
