// Types and lint, as a list of named commands: npm run check runs them alone, npm test runs them first.
import { join } from 'node:path';
import { node, root } from './setup.mjs';

const bin = (path) => join(root, 'node_modules', path);

export const checks = [
  { title: 'types of server and engine', args: [bin('typescript-7/bin/tsc'), '-p', 'tsconfig.json'] },
  { title: 'types of the web app', args: [bin('typescript-7/bin/tsc'), '-p', 'apps/web/tsconfig.json'] },
  { title: 'types of the chat page', args: [bin('typescript-7/bin/tsc'), '-p', 'apps/chat/tsconfig.json'] },
  { title: 'types of the journeys', args: [bin('typescript-7/bin/tsc'), '-p', 'e2e/tsconfig.json'] },
  {
    title: 'types of the message training',
    args: [bin('typescript-7/bin/tsc'), '-p', 'training/messages/tsconfig.json'],
  },
  { title: 'lint and format', args: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'] },
  {
    title: 'borders between modules',
    args: [
      bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.mjs',
      'packages',
      'apps',
    ],
  },
  { title: 'unused files and exports', args: [bin('knip/bin/knip.js'), '--no-progress'] },
].map((check) => ({ ...check, command: node }));
