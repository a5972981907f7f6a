import { defineConfig } from 'vitest/config';

// Machines are shared: a test fails by what it sees, not by how long a busy machine takes.
const testTimeout = 240_000;
// The engine is loaded by Node itself, as it is in life: Vite's own loader and what it rewrites took a third more of the
// processor's time for a hundred talks.
const experimental = { viteModuleRunner: false };
const setupFiles = [new URL('scripts/on-other-day.ts', import.meta.url).pathname];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'contracts',
          root: 'packages/contracts',
          environment: 'node',
          isolate: false,
          setupFiles,
          testTimeout,
        },
      },
      {
        test: {
          name: 'engine',
          root: 'packages/engine',
          environment: 'node',
          isolate: false,
          experimental,
          setupFiles,
          testTimeout,
        },
      },
      'apps/api/vitest.config.ts',
      'apps/web/vite.config.ts',
      'apps/chat/vite.config.ts',
      {
        test: {
          name: 'house',
          include: ['scripts/**/*.test.ts', 'training/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          experimental,
          setupFiles,
          testTimeout,
        },
      },
    ],
  },
});
