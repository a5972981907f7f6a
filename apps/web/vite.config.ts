import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { leftOut } from './left-out.ts';
import { writtenPages } from './written-pages.ts';

const api = process.env.DEV_API_URL ?? 'http://127.0.0.1:3000';

/** What screens of different subjects have in common, but for what comes with a dialog or the calendar alone. */
const shared = {
  test: (id: string) =>
    /node_modules\/|\/src\/(ui|api|i18n|session|time)\//.test(id) &&
    !/\/(dayjs|@mantine\/(dates|schedule))\/|\/components\/(Modal|ModalBase|Drawer|NumberInput)\/|react-number-format/.test(
      id,
    ),
  minShareCount: 6,
};

export default defineConfig({
  plugins: [react(), leftOut(), writtenPages(api)],
  build: {
    outDir: 'dist',
    target: 'es2022',
    // No asset is inlined as a data address: the content security policy allows fonts from the site alone.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every visit needs comes in one file, and what most of the panel shares in another, instead of in
            // dozens. A part that fewer screens share stays a file of its own, which only these screens load.
            { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 3 },
            { name: 'frame', tags: ['$initial'], priority: 2 },
            { name: 'panel', ...shared, priority: 1 },
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
