import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Jobs, startJobs } from '../../jobs/start-jobs.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { retentionRuns } from './retention.table.ts';
import { startRetention } from './start-retention.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let jobs: Jobs;
beforeAll(async () => {
  database = await createTestDatabase();
  jobs = await startJobs({ connection: database.connection, onError: () => {}, supervise: true });
});
afterAll(async () => {
  await jobs.stop({ graceful: false });
  await database.close();
});

it('is due every night, and clears when its time comes, also after a second server started', async () => {
  const deps = {
    db: database.db,
    jobs,
    now: () => new Date('2026-11-15T02:20:00Z'),
    eraseConversation: async () => {},
    onExpired: async () => {},
  };
  await startRetention(deps);
  await startRetention(deps);
  expect(await jobs.getSchedules()).toMatchObject([{ name: 'retention', cron: '20 2 * * *' }]);
  await jobs.send('retention', {});
  await expect
    .poll(() => database.db.$count(retentionRuns), { timeout: 120_000, interval: 250 })
    .toBeGreaterThan(0);
});
