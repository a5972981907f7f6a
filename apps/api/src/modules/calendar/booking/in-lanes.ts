import type { Database } from '../../../db/database.ts';
import { violatedConstraint } from '../../../db/database-errors.ts';
import { lockLanes } from './lock-lanes.ts';

type Lanes = Parameters<typeof lockLanes>[1];

/**
 * The one path every change of the calendar takes: lock, then check, then write. It runs in a transaction of
 * its own or, inside one, behind a savepoint: a write the database refuses leaves the caller's work whole.
 */
export async function inLanes<T>(
  db: Database,
  lanes: Lanes,
  write: (tx: Database) => Promise<T>,
): Promise<T | 'overlap' | 'key_used'> {
  try {
    return await db.transaction(async (tx) => {
      await lockLanes(tx, lanes);
      return write(tx);
    });
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'calendar_events_no_overlap') return 'overlap';
    if (constraint === 'calendar_events_booking_key') return 'key_used';
    throw error;
  }
}
