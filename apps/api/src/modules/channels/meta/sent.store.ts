import { and, eq, gt, inArray, lt, lte, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { metaSent } from '../meta.table.ts';
import { type DeliveryStatus, readKey, type StatusEvent } from './format/events.ts';

export type SentPart = typeof metaSent.$inferSelect;
export type PartPlace = Pick<SentPart, 'connectionId' | 'chatId' | 'seq' | 'part'>;

/** Writes a part down before it goes out. False where it has gone already: then it goes no second time. */
export async function claimPart(
  db: Database,
  part: PartPlace & Pick<SentPart, 'partnerId' | 'conversationId'>,
  now: Date,
): Promise<boolean> {
  await db
    .insert(metaSent)
    .values({ ...part, status: 'sending', updatedAt: now })
    .onConflictDoNothing();
  const [known] = await db.select({ status: metaSent.status }).from(metaSent).where(ofPart(part));
  return known?.status === 'sending';
}

/** A message somebody wrote at Meta's side: there, and never to be sent by us. */
export async function insertEcho(
  db: Database,
  echo: PartPlace & Pick<SentPart, 'partnerId' | 'conversationId' | 'externalId'>,
  now: Date,
): Promise<boolean> {
  const kept = await db
    .insert(metaSent)
    .values({ ...echo, status: 'sent', updatedAt: now })
    .onConflictDoNothing()
    .returning({ seq: metaSent.seq });
  return kept.length > 0;
}

export async function hasSpokenBefore(
  db: Database,
  { connectionId, chatId }: Pick<PartPlace, 'connectionId' | 'chatId'>,
  seq: number,
): Promise<boolean> {
  const earlier = and(
    eq(metaSent.connectionId, connectionId),
    eq(metaSent.chatId, chatId),
    lt(metaSent.seq, seq),
  );
  return (await db.$count(metaSent, earlier)) > 0;
}

export async function isKnownMessage(
  db: Database,
  { connectionId, externalId }: { connectionId: string; externalId: string },
): Promise<boolean> {
  const known = and(eq(metaSent.connectionId, connectionId), eq(metaSent.externalId, externalId));
  return (await db.$count(metaSent, known)) > 0;
}

/** Meta has taken a part. What a faster call about it has told meanwhile stays. */
export async function markTaken(
  db: Database,
  place: PartPlace,
  { externalId, now }: { externalId: string; now: Date },
): Promise<void> {
  await db.update(metaSent).set({ externalId }).where(ofPart(place));
  await db
    .update(metaSent)
    .set({ status: 'sent', updatedAt: now })
    .where(and(ofPart(place), eq(metaSent.status, 'sending')));
}

export async function markFailed(
  db: Database,
  place: PartPlace,
  { errorCode, now }: { errorCode: number | null; now: Date },
): Promise<void> {
  await db.update(metaSent).set({ status: 'failed', errorCode, updatedAt: now }).where(ofPart(place));
}

/** What a status may follow: it never goes back. */
const before: Record<DeliveryStatus, SentPart['status'][]> = {
  sent: ['sending'],
  delivered: ['sending', 'sent'],
  read: ['sending', 'sent', 'delivered'],
  failed: ['sending', 'sent'],
};

/** Takes over what Meta tells of messages of ours. */
export async function noteStatus(
  db: Database,
  connectionId: string,
  { chatId, status, about, errorCode }: StatusEvent,
  now: Date,
): Promise<void> {
  const changes = { status, errorCode, updatedAt: now };
  const mark = (which: SQL | undefined) =>
    db
      .update(metaSent)
      .set(changes)
      .where(and(eq(metaSent.connectionId, connectionId), inArray(metaSent.status, before[status]), which));
  if ('until' in about) {
    await mark(and(eq(metaSent.chatId, chatId), lte(metaSent.createdAt, new Date(about.until))));
    return;
  }
  const key = readKey(about.key);
  const byId = eq(metaSent.externalId, about.externalId);
  // A status can be faster than the answer to the call that sent the message.
  await mark(key ? or(byId, ofPart({ connectionId, chatId, ...key })) : byId);
}

export async function countFailures(db: Database, connectionId: string, since: Date): Promise<number> {
  return db.$count(
    metaSent,
    and(
      eq(metaSent.connectionId, connectionId),
      eq(metaSent.status, 'failed'),
      gt(metaSent.updatedAt, since),
    ),
  );
}

function ofPart({ connectionId, chatId, seq, part }: PartPlace) {
  return and(
    eq(metaSent.connectionId, connectionId),
    eq(metaSent.chatId, chatId),
    eq(metaSent.seq, seq),
    eq(metaSent.part, part),
  );
}
