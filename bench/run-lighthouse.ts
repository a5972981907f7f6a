import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** One visit by Lighthouse, as its report. `more` are options of its command line. */
export async function runLighthouse(url: string, more: string[] = []): Promise<unknown> {
  const dir = mkdtempSync(join(tmpdir(), 'glossa-lighthouse-'));
  const file = join(dir, 'report.json');
  const cli = new URL('../node_modules/lighthouse/cli/index.js', import.meta.url).pathname;
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking --no-first-run';
  await promisify(execFile)(
    process.execPath,
    [cli, url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`, ...more],
    { env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' } },
  );
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (process.env.KEEP_REPORTS !== 'yes') rmSync(dir, { recursive: true });
  return report;
}
