// npm test: everything, on a fresh clone too. Its last line is "N passed, N failed".
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSites } from './build.mjs';
import { checks } from './checks.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, node, root, say } from './setup.mjs';

ensureInstalled();
const reports = mkdtempSync(join(tmpdir(), 'glossa-test-'));
const total = { passed: 0, failed: 0 };

for (const { title, command, args } of checks) {
  say(`\n── ${title}`);
  count({ passed: 1, failed: 0 }, spawn(command, args));
}

say('\n── unit and database tests');
const unitReport = join(reports, 'unit.json');
const unitStatus = spawn(node, [
  join(root, 'node_modules/vitest/vitest.mjs'),
  ...['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`],
]);
count(readVitest(unitReport), unitStatus);

say('\n── browser journeys');
const chromium = ensureChromium(say);
buildSites();
const browserReport = join(reports, 'browser.json');
const browserStatus = spawn(node, [join(root, 'node_modules/@playwright/test/cli.js'), 'test'], {
  CHROMIUM_PATH: chromium,
  PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
});
count(readPlaywright(browserReport), browserStatus);

rmSync(reports, { recursive: true, force: true });
say(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

function spawn(command, args, env = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status;
}

/** A run that ended badly counts as a failure even where its report shows none. */
function count({ passed, failed }, status) {
  const ok = status === 0;
  total.passed += ok || failed > 0 || passed > 1 ? passed : 0;
  total.failed += ok ? failed : Math.max(1, failed);
}

function readVitest(file) {
  const report = readJson(file);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 1 };
}

function readPlaywright(file) {
  const stats = readJson(file)?.stats;
  return { passed: stats?.expected ?? 0, failed: stats ? stats.unexpected + stats.flaky : 1 };
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
