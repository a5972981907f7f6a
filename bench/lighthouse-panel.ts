// Lighthouse (accessibility, best practices) on every screen behind the login: node bench/lighthouse-panel.ts
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { adminScreens, ownerScreens } from '../e2e/panel-screens.ts';
import { becomeOwner } from '../e2e/people.ts';
import { freePort, newDataDir, startServerProcess } from '../e2e/server-process.ts';
import { adminLogin } from '../e2e/start-product.ts';
import { runLighthouse } from './run-lighthouse.ts';

const least = 95;
const categories = ['accessibility', 'best-practices'] as const;
const reportSchema = z.object({
  finalDisplayedUrl: z.string(),
  categories: z.record(
    z.enum(categories),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(z.string(), z.object({ score: z.number().nullable() })),
});

const dataDir = newDataDir();
const profile = mkdtempSync(join(tmpdir(), 'glossa-profile-'));
const server = await startServerProcess({ DATA_DIR: dataDir, ADMIN_PASSWORD: adminLogin.password });
const port = await freePort();
// Lighthouse opens a tab of its own in this browser, which is logged in.
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  baseURL: server.url,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', `--remote-debugging-port=${port}`],
});
const page = await browser.newPage();
const { partner, bot } = await becomeOwner(page, { studio: 'Prüfstand Folien', bot: 'Vera' });
const ids = { partnerId: partner.id, botId: bot.id };
let failures = 0;
for (const screen of ownerScreens(ids)) failures += await measure('owner', screen);
await browser.clearCookies();
await browser.request.post('/api/auth/sign-in/email', { data: adminLogin });
for (const screen of adminScreens(ids)) failures += await measure('admin', screen);
await browser.close();
await server.end('SIGTERM');
for (const folder of [dataDir, profile]) rmSync(folder, { recursive: true, force: true });
console.log(failures === 0 ? `All at ${least} or above.` : `${failures} below ${least}.`);
process.exit(failures === 0 ? 0 : 1);

/** Prints one line and gives the number of scores that are too low. */
async function measure(who: string, screen: string): Promise<number> {
  const report = reportSchema.parse(
    await runLighthouse(server.url + screen, [
      `--port=${port}`,
      '--disable-storage-reset',
      // The panel keeps a line to the server open, so its network never falls silent.
      '--max-wait-for-load=5000',
      `--only-categories=${categories.join(',')}`,
    ]),
  );
  const scores = categories.map((name) => Math.round((report.categories[name].score ?? 0) * 100));
  const lost = categories
    .flatMap((name) => report.categories[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  const there = new URL(report.finalDisplayedUrl).pathname === new URL(screen, server.url).pathname;
  console.log(
    `${who.padEnd(6)} ${scores.join(' / ')} ${screen} ${lost.join(', ')}${there ? '' : ` (led to ${report.finalDisplayedUrl})`}`,
  );
  return scores.filter((score) => score < least).length + (there ? 0 : 1);
}
