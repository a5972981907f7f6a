import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Jobs } from '../jobs/start-jobs.ts';
import { deleteBotBookings, deleteExamples, insertExamples } from '../modules/calendar/index.ts';
import { findUserByEmail } from '../modules/identity/index.ts';
import { findPartner, findPartnerOf } from '../modules/partners/index.ts';
import { demoEventRows } from './demo-events.ts';
import { demoStudios } from './demo-studios.ts';

const queue = 'demo';
const keptMs = 24 * 60 * 60_000;

/** As long as the numbers of a studio look back with interest. */
const pastExamplesMs = 60 * 24 * 60 * 60_000;

/**
 * Visitors book in the demo studios for fun, and nobody ever comes: without this their calendars would be full one day.
 * And the jobs they show as examples would all lie in the past one day.
 */
export async function startKeepingDemo({
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
    await rollDemo(db, now());
  });
  await jobs.schedule(queue, '40 * * * *');
  // After weeks of standing still nobody waits for the hour.
  await rollDemo(db, now());
}

/** A visitor's booking stands for a day. What the owner of a demo studio entered stays. */
export async function clearDemo(db: Database, now: Date): Promise<number> {
  let cleared = 0;
  for (const { partner } of await standingStudios(db))
    cleared += await deleteBotBookings(db, partner.id, new Date(now.getTime() - keptMs));
  return cleared;
}

/** Enters the example jobs of this week and the next, once each. What an owner cancelled stays cancelled. */
export async function rollDemo(db: Database, now: Date): Promise<number> {
  let entered = 0;
  for (const { partner, studio } of await standingStudios(db)) {
    entered += await insertExamples(db, demoEventRows(partner, studio.events, now));
    await deleteExamples(db, partner.id, new Date(now.getTime() - pastExamplesMs));
  }
  return entered;
}

async function standingStudios(db: Database) {
  const found = [];
  for (const studio of demoStudios) {
    const owner = await findUserByEmail(db, studio.email);
    const owned = owner && (await findPartnerOf(db, owner.id));
    const partner = owned && (await findPartner(db, owned.id));
    if (partner) found.push({ studio, partner });
  }
  return found;
}
