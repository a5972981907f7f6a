import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { isConfirmed } from './addresses/confirmed.store.ts';
import { mails } from './mail.table.ts';

type About = { partnerId: string; conversationId?: string | undefined };

/** More than these come as one mail an hour. */
const mostPerTalkAndDay = 10;
const mostPerStudioAndHour = 30;

/** Why a notice is not sent by itself, or null: nobody has confirmed the address, or its reader gets too many. */
export async function findHoldBack(
  db: Database,
  recipient: string,
  about: About | undefined,
): Promise<'unconfirmed' | 'digest' | null> {
  if (!(await isConfirmed(db, recipient))) return 'unconfirmed';
  if (!about) return null;
  const { conversationId = null } = about;
  const [sent] = await db
    .select({
      ofTalk: sql<number>`count(*) filter (where ${mails.conversationId} = ${conversationId})::int`,
      ofStudio: sql<number>`count(*) filter (where ${mails.createdAt} > now() - interval '1 hour')::int`,
    })
    .from(mails)
    .where(
      and(
        eq(mails.partnerId, about.partnerId),
        eq(mails.kind, 'notice'),
        isNull(mails.heldBack),
        gt(mails.createdAt, sql`now() - interval '1 day'`),
      ),
    );
  const isTooMuch = (sent?.ofTalk ?? 0) >= mostPerTalkAndDay || (sent?.ofStudio ?? 0) >= mostPerStudioAndHour;
  return isTooMuch ? 'digest' : null;
}
