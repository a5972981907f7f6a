// Types and lint, as a list of named commands: npm run check runs them alone, npm test runs them first.
import { join } from 'node:path';
import { node, root } from './setup.mjs';

const bin = (path) => join(root, 'node_modules', path);

/** One checker: several at once work out the types they share once each, which takes nearly twice the processor's time. */
const typesOf = (config) => [bin('typescript-7/bin/tsc'), '--checkers', '1', '-p', config];

export const checks = [
  { title: 'types of server and engine', args: typesOf('tsconfig.json') },
  { title: 'types of the web app', args: typesOf('apps/web/tsconfig.json') },
  { title: 'types of the chat page', args: typesOf('apps/chat/tsconfig.json') },
  { title: 'types of the journeys', args: typesOf('e2e/tsconfig.json') },
  { title: 'types of the message training', args: typesOf('training/messages/tsconfig.json') },
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
