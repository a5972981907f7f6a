// npm start: installs what is missing, builds what is out of date, then runs the server until it is stopped.
import { spawn } from 'node:child_process';
import { buildSites } from './build.mjs';
import { ensureInstalled, node, root } from './setup.mjs';

ensureInstalled();
buildSites();
const server = spawn(node, ['--max-semi-space-size=4', '--env-file-if-exists=.env', 'apps/api/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
