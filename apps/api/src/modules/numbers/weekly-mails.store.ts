import { gte, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { calendarEvents } from '../calendar/calendar.table.ts';
import { dialogs } from '../plans/plans.table.ts';
import { toldWeeks } from './numbers.table.ts';

/** Studios that had a talk, a booking or a job since then. */
export async function listBusyPartners(db: Database, since: Date): Promise<string[]> {
  const talking = db
    .selectDistinct({ partnerId: dialogs.partnerId })
    .from(dialogs)
    .where(gte(dialogs.createdAt, since));
  const working = db
    .selectDistinct({ partnerId: calendarEvents.partnerId })
    .from(calendarEvents)
    .where(or(gte(calendarEvents.createdAt, since), gte(calendarEvents.startsAt, since)));
  const rows = await talking.union(working);
  return rows.map(({ partnerId }) => partnerId);
}

/** True when nobody was told of this week yet. */
export async function keepToldWeek(tx: Database, partnerId: string, week: string): Promise<boolean> {
  const kept = await tx
    .insert(toldWeeks)
    .values({ partnerId, week })
    .onConflictDoNothing()
    .returning({ week: toldWeeks.week });
  return kept.length > 0;
}
