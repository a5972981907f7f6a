import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    environment: 'node',
    // Loaded by Node itself, as in life.
    experimental: { viteModuleRunner: false },
    // The server keeps no state in its modules, so test files can share a worker and its loaded packages.
    isolate: false,
    // Where a server stands decides nothing: far from where most of the studios in the tests are.
    env: { TZ: process.env.TZ ?? 'America/New_York' },
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../scripts/on-other-day.ts'],
    globalSetup: ['src/testing/start-test-database.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
