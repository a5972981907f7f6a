import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const api = process.env.DEV_API_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/chat-app/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    // The chat, and the small page on which a client looks after a booking.
    rolldownOptions: { input: ['index.html', 'booking.html'] },
  },
  server: { proxy: { '/api': api } },
  test: {
    name: 'chat',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/patience.ts'],
    testTimeout: 60_000,
  },
});
