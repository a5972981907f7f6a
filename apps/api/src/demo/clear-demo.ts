import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Jobs } from '../jobs/start-jobs.ts';
import { deleteBotBookings } from '../modules/calendar/index.ts';
import { findUserByEmail } from '../modules/identity/index.ts';
import { findPartnerOf } from '../modules/partners/index.ts';
import { demoEmails } from './demo-studios.ts';

const queue = 'demo';
const keptMs = 24 * 60 * 60_000;

/** Visitors book in the demo studios for fun, and nobody ever comes: without this their calendars would be full one day. */
export async function startClearingDemo({
  db,
  jobs,
  now,
}: {
  db: Database;
  jobs: Jobs;
  now: Clock;
}): Promise<void> {
  await jobs.createQueue(queue, { retryLimit: 2, expireInSeconds: 300 });
  await jobs.work(queue, async () => {
    await clearDemo(db, now());
  });
  await jobs.schedule(queue, '40 * * * *');
}

/** A visitor's booking stands for a day. What the owner of a demo studio entered stays. */
export async function clearDemo(db: Database, now: Date): Promise<number> {
  let cleared = 0;
  for (const email of demoEmails) {
    const owner = await findUserByEmail(db, email);
    const studio = owner && (await findPartnerOf(db, owner.id));
    if (studio) cleared += await deleteBotBookings(db, studio.id, new Date(now.getTime() - keptMs));
  }
  return cleared;
}
