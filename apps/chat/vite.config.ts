import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { stylesInPage } from './styles-in-page.ts';
import { widgetFile } from './widget-file.ts';
import { wordsInPage } from './words-in-page.ts';

const api = process.env.DEV_API_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/chat-app/',
  plugins: [react(), widgetFile(), stylesInPage(), wordsInPage()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    // The chat, the small page on which a client looks after a booking, and the script for other sites.
    rolldownOptions: {
      input: {
        index: 'index.html',
        booking: 'booking.html',
        widget: 'src/widget/widget.ts',
        'widget-body': 'src/widget/widget-body.ts',
      },
      output: {
        // What other sites ask for keeps its name: their copies of the loader outlive a build.
        entryFileNames: ({ name }) => (name.startsWith('widget') ? `${name}.js` : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { proxy: { '/api': api } },
  test: {
    name: 'chat',
    environment: 'happy-dom',
    // Loading what the screens are made of takes longer than most tests; files share it.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../../scripts/on-other-day.ts', 'src/testing/patience.ts', 'src/testing/german-browser.ts'],
    testTimeout: 240_000,
  },
});
