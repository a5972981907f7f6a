// npm test: everything, on a fresh clone too. Its last line is "N passed, N failed".
// npm run test:long adds what only repeats: more rounds of races, more turns under faults.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { checks } from './checks.mjs';
import { ensureInstalled, node, root, say } from './setup.mjs';
import { slowestTests } from './slowest-tests.mjs';

const reports = mkdtempSync(join(tmpdir(), 'glossa-test-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');
const long = process.argv.includes('--long') ? { LONG_TESTS: 'on' } : {};
const total = { passed: 0, failed: 0 };
/** Browsers, servers and the workers of unit tests, or two programs that check types, take some six gigabytes together. */
const enoughForBoth = 7.5 * 2 ** 30;
/** Workers, and the servers, programs and threads that tests start, load the same code again and again. */
const compiledOnce = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') };
const began = Date.now();

// A browser and packages are both waited for: the one is fetched while the others are.
const chromium = findChromium();
ensureInstalled();

say('── types, lint, borders, build');
const { built, checked } = runChecks();
// Beside everything else, as soon as there is something to visit: where one waits for a database, a killed server or a
// page, the other has the processors. What the journeys say comes when they end.
const isTogether = totalmem() > enoughForBoth;
const journeysOutput = [];
const journeys = isTogether ? playJourneys((text) => journeysOutput.push(text)) : null;
await checked;
tellTime();

say('\n── unit and database tests, browser journeys');
const unitStatus = await run(
  node,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    // Alone one more than there are processors: where jobs and databases are tested, much of the time is waited for.
    `--maxWorkers=${availableParallelism() + (isTogether ? 0 : 1)}`,
    // Room for what a test throws away: screens drawn again and again are collected half as often, a tenth less to do.
    '--execArgv=--max-semi-space-size=64',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ],
  compiledOnce,
);
count(readVitest(unitReport), unitStatus);
tellTime();
const browserStatus = await (journeys ?? playJourneys());
say(journeysOutput.join(''));
count(readPlaywright(browserReport), browserStatus);
tellTime();

say('\n── the slowest tests');
for (const line of slowestTests({ unit: readJson(unitReport), browser: readJson(browserReport) })) say(line);
rmSync(reports, { recursive: true, force: true });
say(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

async function findChromium() {
  const said = [];
  const status = await run(process.execPath, [join(root, 'scripts/chromium.mjs')], {}, (text) =>
    said.push(text),
  );
  const lines = said.join('').trim().split('\n');
  const [path] = status === 0 ? lines.splice(-1) : [null];
  return { path, said: lines.join('\n') };
}

async function playJourneys(hear = null) {
  const { path, said } = await chromium;
  if (said) (hear ?? say)(`${said}\n`);
  if (!path || !(await built)) return 1;
  const env = { ...compiledOnce, CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport };
  return run(node, [join(root, 'node_modules/@playwright/test/cli.js'), 'test'], env, hear);
}

/** Two at a time, the build first, which has stretches that keep one processor busy alone. */
function runChecks() {
  const waiting = [...checks];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await runCheck(check);
  };
  const build = [join(root, 'scripts/build.mjs'), '--sites'];
  const built = runCheck({ title: 'build', command: node, args: build });
  return { built, checked: Promise.all([built.then(work), work()]) };
}

/** Shown whole when it ends. */
async function runCheck({ title, command, args }) {
  const output = [];
  const status = await run(command, args, {}, (text) => output.push(text));
  say(`${status === 0 ? '✓' : '✗'} ${title}`);
  if (status !== 0) say(output.join(''));
  count({ passed: 1, failed: 0 }, status);
  return status === 0;
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
