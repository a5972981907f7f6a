import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contracts', root: 'packages/contracts', environment: 'node' } },
      { test: { name: 'engine', root: 'packages/engine', environment: 'node' } },
      'apps/api/vitest.config.ts',
      'apps/web/vite.config.ts',
      'apps/chat/vite.config.ts',
      { test: { name: 'house', include: ['scripts/**/*.test.ts'], environment: 'node' } },
    ],
  },
});
