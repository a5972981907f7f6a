import { and, eq, like, lt } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { calendarEvents } from '../calendar.table.ts';

/** Marks the jobs of a studio that only shows what a calendar looks like; no talk makes such a key. */
export const exampleKey = 'example:';

type Example = Omit<typeof calendarEvents.$inferInsert, 'bookingKey'> & { key: string };

/** Enters examples once each, wherever nothing is in their way. Says how many. */
export async function insertExamples(db: Database, examples: readonly Example[]): Promise<number> {
  if (examples.length === 0) return 0;
  const entered = await db
    .insert(calendarEvents)
    .values(examples.map(({ key, ...event }) => ({ ...event, bookingKey: `${exampleKey}${key}` })))
    .onConflictDoNothing()
    .returning({ id: calendarEvents.id });
  return entered.length;
}

/** Takes examples that ended long ago out again. */
export async function deleteExamples(db: Database, partnerId: string, before: Date): Promise<void> {
  await db
    .delete(calendarEvents)
    .where(
      and(
        eq(calendarEvents.partnerId, partnerId),
        like(calendarEvents.bookingKey, `${exampleKey}%`),
        lt(calendarEvents.endsAt, before),
      ),
    );
}
