import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { SecretBox } from '../../../secrets/secret-box.ts';
import { findPartner, type StoredPartner } from '../../partners/index.ts';
import { calendarEvents } from '../calendar.table.ts';
import { readManageSecret } from '../domain/manage-secret.ts';
import type { StoredEvent } from '../present-event.ts';

export type FoundBooking = { event: StoredEvent; partner: StoredPartner };

/** The booking a secret opens. The secret is the only key: no business is named with it. */
export async function findOwnBooking(
  db: Database,
  box: SecretBox,
  secret: string,
): Promise<FoundBooking | null> {
  const eventId = readManageSecret(box, secret);
  if (eventId === null) return null;
  const [event] = await db.select().from(calendarEvents).where(eq(calendarEvents.id, eventId));
  // Closures and holds belong to nobody.
  if (!event || event.status === 'HOLD' || event.bayId === null) return null;
  const partner = await findPartner(db, event.partnerId);
  return partner && { event, partner };
}
