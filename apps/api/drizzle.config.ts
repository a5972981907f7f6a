import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/modules/*/*.table.ts', './src/mail/*.table.ts', './src/http/**/*.table.ts'],
  out: './src/db/migrations',
});
