import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { inTransaction } from './in-transaction.ts';
import { type Jobs, startJobs } from './start-jobs.ts';
import { createToldQueue, workEagerly } from './work-eagerly.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let jobs: Jobs;

beforeAll(async () => {
  database = await createTestDatabase();
  jobs = await startJobs({ connection: database.connection, onError: () => {}, supervise: false });
});
afterAll(async () => {
  await jobs.stop({ graceful: false });
  await database.close();
});

it('is told of a job when its transaction commits, without looking', async () => {
  await createToldQueue(jobs, 'told', {});
  const done = vi.fn(async (_: { name: string }) => {});
  // A worker that by itself would look again in an hour.
  await jobs.work<{ name: string }>(
    'told',
    { pollingIntervalSeconds: 3600, notifyPollingIntervalSeconds: 3600 },
    async ([job]) => {
      if (job) await done(job.data);
    },
  );
  await vi.waitFor(() => expect(jobs.getWipData().at(0)?.lastFetchedOn).toBeTruthy(), 10_000);
  const enqueue = (name: string, fails: boolean) =>
    database.db.transaction(async (tx) => {
      await jobs.send('told', { name }, { db: inTransaction(tx) });
      if (fails) throw new Error('the cause failed');
    });
  await enqueue('never', true).catch(() => {});
  await enqueue('at once', false);
  await vi.waitFor(() => expect(done).toHaveBeenCalled(), 10_000);
  expect(done.mock.calls).toEqual([[{ name: 'at once' }]]);
});

it('teaches a queue of an older version to tell', async () => {
  await jobs.createQueue('older', { retryLimit: 7 });
  expect((await jobs.getQueue('older'))?.notify).toBeFalsy();
  await createToldQueue(jobs, 'older', { retryLimit: 7 });
  expect(await jobs.getQueue('older')).toMatchObject({ notify: true, heartbeatSeconds: 20, retryLimit: 7 });
});

it('takes the next job as soon as one is done, however long it would rest, also after one that failed', async () => {
  await createToldQueue(jobs, 'many', { retryLimit: 0 });
  const names = Array.from({ length: 40 }, (_, i) => `job ${i}`);
  await jobs.insert(
    'many',
    names.map((name) => ({ data: { name } })),
  );
  const done: string[] = [];
  const looks = vi.spyOn(jobs, 'notifyWorker');
  await workEagerly<{ name: string }>(jobs, 'many', { atOnce: 2 }, async ({ name }) => {
    done.push(name);
    if (done.length === 3) throw new Error('broken');
  });
  await vi.waitFor(() => expect(done.toSorted()).toEqual(names.toSorted()), 30_000);
  // With every job one more worker is woken, and after it the own one looks again.
  expect(looks).toHaveBeenCalledTimes(80);
});

it('does work that was put off with all its workers, though one alone watches for it', async () => {
  await createToldQueue(jobs, 'later', { retryLimit: 0 });
  let begun = 0;
  let allBegun = () => {};
  const together = new Promise<void>((resolve) => {
    allBegun = resolve;
  });
  const done = vi.fn();
  await workEagerly(jobs, 'later', { atOnce: 3, restSeconds: 3600 }, async () => {
    begun += 1;
    if (begun === 3) allBegun();
    await together;
    done();
  });
  await jobs.send('later', {}, { startAfter: 1 });
  await vi.waitFor(() => expect(begun).toBe(1), 30_000);
  // Due when the one that watches is at work already.
  for (let i = 0; i < 2; i += 1) await jobs.send('later', {}, { startAfter: 1 });
  // Each waits for the other two: one worker alone would never get past the first.
  await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(3), 30_000);
});
