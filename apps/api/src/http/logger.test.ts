import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { createLogger } from './logger.ts';

it('logs a failed query with its cause and without the values of the query', async () => {
  const database = await createTestDatabase();
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  const text = 'my number is +49 151 234 567\nand my name is Kassandra';
  await database.db.execute(sql`select ${text}::int`).catch((err) => log.error({ err }, 'failed'));
  await database.close();
  const [line = ''] = lines;
  expect(line).toContain('Failed query');
  expect(line).toContain('invalid input syntax');
  expect(JSON.parse(line).err.stack).toContain('    at ');
  expect(line).not.toMatch(/Kassandra|234 567/);
});
