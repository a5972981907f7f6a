import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { leftOut } from './left-out.ts';
import { writtenPages } from './written-pages.ts';

const api = process.env.DEV_API_URL ?? 'http://127.0.0.1:3000';

/**
 * What screens of different subjects have in common. Fields, choices, long lists, dialogs and the calendar stay
 * outside: enough screens do without them.
 */
const shared = {
  test: (id: string) =>
    /node_modules\/|\/src\/(api|i18n|session|time|ui)\//.test(id) &&
    !ofSomeLibraries.test(id) &&
    !ofSomePieces.test(id),
  minShareCount: 6,
};
const ofSomeLibraries =
  /\/(dayjs|klona|fast-deep-equal|react-number-format|react-remove-scroll|@mantine\/(dates|form|schedule))\/|\/components\/(Autocomplete|Combobox|Drawer|Modal|ModalBase|NativeSelect|NumberInput|Pagination|Radio|Select|Table)\//;
const ofSomePieces =
  /\/src\/ui\/(day-chart|language-field|list-|paged-list|pager|save-bar|use-contract-form|use-saved-form)/;

/** Tests draw with React as it is shipped: the one for developers takes twice as long. */
const asShipped = process.env.VITEST ? { oxc: { jsx: { development: false } } } : {};

export default defineConfig({
  ...asShipped,
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
    env: { NODE_ENV: 'production' },
    environment: 'happy-dom',
    // Loading what the screens are made of takes longer than most tests; files share it.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../../scripts/on-other-day.ts', 'src/testing/patience.ts'],
    testTimeout: 240_000,
  },
});
