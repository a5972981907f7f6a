import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { calendarEvents } from '../calendar.table.ts';

type Uses = { rowIds: readonly string[]; now: Date };

/** How many bookings ahead were quoted with one of these price rows. They keep the price they were told. */
export async function countOpenUses(db: Database, partnerId: string, { rowIds, now }: Uses): Promise<number> {
  if (rowIds.length === 0) return 0;
  const ids = sql.join(
    rowIds.map((id) => sql`${id}`),
    sql`, `,
  );
  return db.$count(
    calendarEvents,
    and(
      eq(calendarEvents.partnerId, partnerId),
      eq(calendarEvents.status, 'BOOKED'),
      gt(calendarEvents.endsAt, now),
      sql`exists (select 1 from jsonb_array_elements(${calendarEvents.quote} -> 'lines') as line where line ->> 'rowId' in (${ids}))`,
    ),
  );
}
