// npm run check: types and lint only.
import { checks } from './checks.mjs';
import { ensureInstalled, run, say } from './setup.mjs';

ensureInstalled();
for (const { title, command, args } of checks) {
  say(`Checking ${title} …`);
  run(command, args);
}
