// npm run dev: the server restarts on changes, the web app reloads in the browser.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildSites } from './build.mjs';
import { ensureInstalled, node, root, say } from './setup.mjs';

ensureInstalled();
buildSites();
const port = process.env.PORT ?? '3000';
const vite = join(root, 'node_modules/vite/bin/vite.js');
const env = {
  ...process.env,
  DEV_API_URL: `http://127.0.0.1:${port}`,
  PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173',
};
const children = [
  spawn(node, ['--watch', '--env-file-if-exists=.env', 'apps/api/src/main.ts'], {
    cwd: root,
    env,
    stdio: 'inherit',
  }),
  spawn(node, [vite, '--host', '127.0.0.1', '--port', '5173'], {
    cwd: join(root, 'apps/web'),
    env,
    stdio: 'inherit',
  }),
  spawn(node, [vite, '--host', '127.0.0.1', '--port', '5174'], {
    cwd: join(root, 'apps/chat'),
    env,
    stdio: 'inherit',
  }),
];
say('Web app with reload: http://localhost:5173 · chat page with reload: http://localhost:5174/chat-app/');
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
