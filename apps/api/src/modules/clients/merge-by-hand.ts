import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http.errors.ts';
import { findClient, mergeClients, partClients } from './clients.store.ts';

type Place = { partnerId: string; id: string };

/** The owner knows that two are one: the other one becomes a part of this one. */
export async function mergeByHand(db: Database, now: Clock, place: Place, otherId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const into = await findRoot(tx, place);
    const from = await findRoot(tx, { ...place, id: otherId });
    if (from === into) return;
    await mergeClients(tx, { partnerId: place.partnerId, from, into, by: 'hand', now: now() });
  });
}

/** Takes a merge back, whoever or whatever made it. */
export async function takeMergeBack(db: Database, { partnerId, id }: Place, memberId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const member = await findClient(tx, { partnerId, id: memberId });
    if (!member || member.mergedInto !== id) throw notFound();
    await partClients(tx, { partnerId, id: memberId });
  });
}

async function findRoot(db: Database, place: Place): Promise<string> {
  const client = await findClient(db, place);
  if (!client) throw notFound();
  return client.mergedInto ?? client.id;
}
