import { defineConfig } from '@playwright/test';

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Whole servers that are started, killed and waited for: a processor is idle for most of it. */
const ofServers =
  /(backup|calendar-races|flood|messenger-pages|messengers|server|talk-survives|telegram)\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/start-product.ts',
  // Machines are shared: what is waited for decides, not how long a busy one takes.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  workers: 4,
  // Beside three browsers, one at a time. While one journey waits, for an answer, a frame or a pause, the processors are
  // left to another.
  projects: [
    { name: 'servers', testMatch: ofServers, workers: 1 },
    { name: 'browser', testMatch: '**/*.spec.ts', testIgnore: ofServers, workers: 3 },
  ],
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json']],
  use: {
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // A journey stays on a page for seconds: making its scripts faster costs more than they run.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    trace: 'off',
    // A form that is still unfolding moves under the pointer: a busy machine then clicks beside it.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
