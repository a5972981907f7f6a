import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    environment: 'node',
    // The server keeps no state in its modules, so test files can share a worker and its loaded packages.
    isolate: false,
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/start-test-database.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
