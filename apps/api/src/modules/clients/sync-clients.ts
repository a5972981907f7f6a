import { sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { contactKey } from '../calendar/index.ts';
import { mergeClients } from './clients.store.ts';
import { findMerges } from './domain/find-merges.ts';
import {
  deleteUnknownClients,
  insertSources,
  listMembers,
  listNewSources,
  refreshSources,
} from './sync-clients.store.ts';

/** Brings the persons of a business up to date with its talks and bookings. Whoever else does so meanwhile is waited for. */
export async function syncClients(db: Database, now: Clock, partnerId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockSpace}, hashtext(${partnerId}))`);
    await refreshSources(tx, partnerId);
    await deleteUnknownClients(tx, partnerId);
    await insertSources(tx, await listNewSources(tx, partnerId));
    const members = (await listMembers(tx, partnerId)).map(({ phone, email, ...member }) => ({
      ...member,
      phoneKey: contactKey(phone),
      emailKey: email === '' ? null : email.toLowerCase(),
    }));
    for (const merge of findMerges(members)) await mergeClients(tx, { partnerId, ...merge, now: now() });
  });
}

const lockSpace = 7_314_016;
