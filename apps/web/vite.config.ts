import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { writtenPages } from './written-pages.ts';

const api = process.env.DEV_API_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), writtenPages(api)],
  build: {
    outDir: 'dist',
    target: 'es2022',
    // No asset is inlined as a data address: the content security policy allows fonts from the site alone.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Shared files may need each other: their modules still start in the order they were written for.
        strictExecutionOrder: true,
        codeSplitting: {
          groups: [
            // What every visit needs comes in one file; what some pages share, in a few, not in dozens.
            { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 2 },
            { name: 'frame', tags: ['$initial'], priority: 1 },
            // The schedule is big and for one page: nothing small may be laid beside it.
            {
              name: 'schedule',
              test: /node_modules\/(@mantine\/(schedule|dates)|dayjs|rrule)\//,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // So are the charts, which are drawn after the figures they belong to.
            {
              name: 'charts',
              test: /node_modules\/(@mantine\/charts|recharts|victory-vendor|d3-[a-z]+|@reduxjs|react-redux|redux|redux-thunk|reselect|immer|es-toolkit|decimal\.js-light)\//,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            {
              name: 'shared',
              test: /node_modules/,
              entriesAware: true,
              entriesAwareMergeThreshold: 20_000,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/chat': api, '/chat-app': api } },
  test: {
    name: 'web',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/patience.ts'],
    testTimeout: 60_000,
  },
});
