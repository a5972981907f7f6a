import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { SecretBox } from '../../../secrets/secret-box.ts';
import { findPartner } from '../../partners/index.ts';
import { calendarEvents } from '../calendar.table.ts';
import { manageLinkOf } from '../domain/manage-secret.ts';
import type { StoredEvent } from '../present-event.ts';
import type { Remind } from './remind.ts';

type Deps = { db: Database; box: SecretBox; publicUrl: string; ways: readonly Remind[] };

const dayMs = 24 * 60 * 60_000;
const batch = 200;

/**
 * Reminds everybody whose booking begins within a day and was made before that. The mark is set in the
 * transaction that enqueues the reminder, on a locked row: however many servers sweep, each client hears once.
 */
export async function sendDueReminders(deps: Deps, now: Date): Promise<number> {
  let sent = 0;
  for (const { id } of await listDue(deps.db, now)) sent += (await remindOnce(deps, id, now)) ? 1 : 0;
  return sent;
}

async function listDue(db: Database, now: Date): Promise<{ id: string }[]> {
  return db
    .select({ id: calendarEvents.id })
    .from(calendarEvents)
    .where(isDue(now))
    .orderBy(asc(calendarEvents.startsAt))
    .limit(batch);
}

async function remindOnce(deps: Deps, eventId: string, now: Date): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const [event] = await tx
      .select()
      .from(calendarEvents)
      .where(and(eq(calendarEvents.id, eventId), isDue(now)))
      .for('update', { skipLocked: true });
    if (!event || !(await remindInAnyWay(tx, deps, { event, now }))) return false;
    await tx.update(calendarEvents).set({ remindedAt: now }).where(eq(calendarEvents.id, eventId));
    return true;
  });
}

async function remindInAnyWay(
  tx: Database,
  deps: Deps,
  { event, now }: { event: StoredEvent; now: Date },
): Promise<boolean> {
  const partner = await findPartner(tx, event.partnerId);
  if (!partner) return false;
  const manageUrl = `${deps.publicUrl}${manageLinkOf(deps.box, event)}`;
  for (const way of deps.ways) if (await way(tx, { event, partner, manageUrl, now })) return true;
  return false;
}

/** Who books for the same day needs no reminder. */
function isDue(now: Date) {
  return and(
    eq(calendarEvents.status, 'BOOKED'),
    isNull(calendarEvents.remindedAt),
    isNotNull(calendarEvents.bayId),
    gt(calendarEvents.startsAt, now),
    lte(calendarEvents.startsAt, new Date(now.getTime() + dayMs)),
    sql`${calendarEvents.createdAt} <= ${calendarEvents.startsAt} - interval '1 day'`,
    sql`(${calendarEvents.customerEmail} <> '' or ${calendarEvents.conversationId} is not null)`,
  );
}
