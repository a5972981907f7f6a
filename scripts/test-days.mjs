// npm run test:days: unit tests and journeys on days on which clocks and calendars do odd things. It takes as long as as
// many runs of the tests, so it is not one of them; `npm run test:days -- calendar` looks at some files only.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildSites } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, node, root, say } from './setup.mjs';

const days = {
  'a Sunday': '2026-11-22T10:00:00Z',
  'the eve of winter time': '2026-10-24T21:30:00Z',
  'the eve of summer time': '2027-03-27T22:30:00Z',
  'the last evening of a year': '2026-12-31T22:30:00Z',
};
const files = process.argv.slice(2);

ensureInstalled();
buildSites();
const CHROMIUM_PATH = await ensureChromium(say);
const results = Object.entries(days).map(([name, APP_NOW]) => {
  say(`\n── ${name}, ${APP_NOW}`);
  const unit = run('vitest/vitest.mjs', ['run', '--reporter=dot', '--passWithNoTests', ...files], {
    APP_NOW,
  });
  const journeys = run(
    '@playwright/test/cli.js',
    ['test', '--reporter=line', '--pass-with-no-tests', ...files],
    {
      APP_NOW,
      CHROMIUM_PATH,
    },
  );
  return { name, isGreen: unit && journeys };
});
for (const { name, isGreen } of results) say(`${isGreen ? '✓' : '✗'} ${name}`);
process.exit(results.every(({ isGreen }) => isGreen) ? 0 : 1);

function run(program, args, env) {
  const file = join(root, 'node_modules', program);
  return (
    spawnSync(node, [file, ...args], { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
      .status === 0
  );
}
