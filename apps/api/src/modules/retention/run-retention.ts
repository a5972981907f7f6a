import type { Database } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { deleteOldUpdates } from '../channels/index.ts';
import { deleteUnknownClients } from '../clients/index.ts';
import { deleteUnclaimedPhotos } from '../media/index.ts';
import { cutoffOf, keptDays } from './domain/ages.ts';
import { deleteExpiredSignIns, deleteOldEntries } from './machine-time.store.ts';
import {
  deleteOldContactRequests,
  deleteOldEvents,
  deleteOldMails,
  deleteOldPageViews,
  deleteUnconfirmed,
  insertRun,
  type KeepingPartner,
  listKeepingPartners,
  listOldConversations,
} from './retention.store.ts';

export type ClearingDeps = {
  db: Database;
  /** Erases one talk with everything in it, as a person of the studio would. */
  eraseConversation: (db: Database, place: { partnerId: string; id: string }) => Promise<void>;
  /** Notes how many talks of a business went. */
  onExpired: (db: Database, partner: { id: string; name: string }, count: number) => Promise<void>;
};

export type Cleared = { conversations: number; events: number; mails: number; pageViews: number };

const batch = 100;

/** Takes away everything that is older than it may be. What a failed night left behind, the next one finds. */
export async function runRetention(deps: ClearingDeps, now: Date): Promise<Cleared> {
  const { db } = deps;
  const cleared: Cleared = { conversations: 0, events: 0, mails: 0, pageViews: 0 };
  for (const partner of await listKeepingPartners(db)) {
    const before = cutoffOf(now, partner.days);
    if (before === null) continue;
    cleared.conversations += await expireConversations(deps, partner, before);
    cleared.events += await deleteOldEvents(db, partner.id, before);
  }
  cleared.mails = await deleteOldMails(db, cutoffOf(now, keptDays.mails));
  cleared.pageViews = await deleteOldPageViews(db, cutoffOf(now, keptDays.pageViews));
  await deleteOldContactRequests(db, cutoffOf(now, keptDays.contactRequests));
  await deleteUnconfirmed(db, cutoffOf(now, keptDays.unconfirmedSubscribers));
  await deleteUnclaimedPhotos(db, cutoffOf(now, keptDays.unclaimedPhotos));
  await deleteOldUpdates(db, cutoffOf(now, keptDays.updateIds));
  await deleteUnknownClients(db);
  await deleteExpiredSignIns(db);
  await deleteOldEntries(db);
  await insertRun(db, { ...cleared, createdAt: now });
  return cleared;
}

async function expireConversations(
  { db, eraseConversation, onExpired }: ClearingDeps,
  partner: KeepingPartner,
  before: Date,
): Promise<number> {
  let count = 0;
  for (;;) {
    const old = await listOldConversations(db, partner.id, before, batch);
    for (const id of old) await eraseConversation(db, { partnerId: partner.id, id }).catch(alreadyGone);
    count += old.length;
    if (old.length < batch) break;
  }
  if (count > 0) await onExpired(db, partner, count);
  return count;
}

/** Somebody erased it in the same moment: that is what was wanted. */
function alreadyGone(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'not_found')) throw error;
}
