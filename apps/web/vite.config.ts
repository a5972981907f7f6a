import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const api = process.env.DEV_API_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react()],
  // No asset is inlined as a data address: the content security policy allows fonts from the site alone.
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0 },
  server: { proxy: { '/api': api, '/chat': api, '/chat-app': api } },
  test: { name: 'web', environment: 'happy-dom', include: ['src/**/*.test.{ts,tsx}'] },
});
