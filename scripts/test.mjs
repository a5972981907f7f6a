// npm test: everything, on a fresh clone too. Its last line is "N passed, N failed".
// npm run test:long adds what only repeats: more rounds of races, more turns under faults.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { checks } from './checks.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, node, root, say } from './setup.mjs';
import { slowestTests } from './slowest-tests.mjs';

ensureInstalled();
const reports = mkdtempSync(join(tmpdir(), 'glossa-test-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');
const long = process.argv.includes('--long') ? { LONG_TESTS: 'on' } : {};
const total = { passed: 0, failed: 0 };
const began = Date.now();

// Types and lint keep two processors busy, and so do the unit tests; journeys wait more than they compute. So both go
// side by side from the build on, and neither waits for the other to end.
say('── types, lint, borders, build; then unit and database tests beside the browser journeys');
const build = { title: 'build', command: node, args: [join(root, 'scripts/build.mjs'), '--sites'] };
await Promise.all([
  runCheck(build).then(() => runJourneys()),
  runChecks([...checks]).then(() => runUnitTests()),
]);

say('\n── the slowest tests');
for (const line of slowestTests({ unit: readJson(unitReport), browser: readJson(browserReport) })) say(line);
rmSync(reports, { recursive: true, force: true });
say(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

async function runChecks(waiting) {
  for (const check of waiting) await runCheck(check);
}

async function runCheck({ title, command, args }) {
  const { status, output } = await runAside(command, args);
  say(`${status === 0 ? '✓' : '✗'} ${title}`);
  if (status !== 0) say(output);
  count({ passed: 1, failed: 0 }, status);
}

/** Their output is shown whole when they end: journeys tell of themselves meanwhile. */
async function runUnitTests() {
  const { status, output } = await runAside(
    node,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      `--maxWorkers=${availableParallelism()}`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
    // Workers, and the servers and threads that tests start, load the same code again and again.
    { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') },
  );
  say(`\n── unit and database tests\n${output}`);
  count(readVitest(unitReport), status);
  tellTime();
}

async function runJourneys() {
  const chromium = await ensureChromium(say);
  say('\n── browser journeys');
  const status = await run(node, [join(root, 'node_modules/@playwright/test/cli.js'), 'test'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
  });
  count(readPlaywright(browserReport), status);
  tellTime();
}

async function runAside(command, args, env = {}) {
  const output = [];
  const status = await run(command, args, env, (text) => output.push(text));
  return { status, output: output.join('') };
}

function run(command, args, env = {}, hear = null) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: hear ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...long, ...env },
  });
  if (hear)
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => hear(String(chunk)));
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}

function tellTime() {
  say(`   ${Math.round((Date.now() - began) / 1000)} s so far`);
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
