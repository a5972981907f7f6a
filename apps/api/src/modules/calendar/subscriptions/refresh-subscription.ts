import { createHash } from 'node:crypto';
import type { SubscriptionProblem } from '@glossa/contracts';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../db/database.ts';
import { type Fetched, fetchPublic } from '../../../http/fetch-public.ts';
import type { SecretBox } from '../../../secrets/secret-box.ts';
import { findPartner } from '../../partners/index.ts';
import { type Block, readBlocks } from '../domain/read-blocks.ts';
import { replaceBlocks, type StoredSubscription, updateSubscription } from './subscriptions.store.ts';

export type RefreshDeps = { db: Database; box: SecretBox; now: Clock; fetchCalendar?: FetchCalendar };
export type FetchCalendar = (url: string) => Promise<Fetched>;

const dayMs = 24 * 60 * 60_000;
const daysAhead = 366;

const bounds = { mostBytes: 1024 * 1024, timeoutMs: 10_000 };

/**
 * Reads a calendar again and takes its times. A calendar that can't be read keeps the times it had: an hour without a
 * connection must not sell what is taken.
 */
export async function refreshSubscription(
  { db, box, now, fetchCalendar = (url) => fetchPublic(url, bounds) }: RefreshDeps,
  subscription: StoredSubscription,
): Promise<SubscriptionProblem | null> {
  const { partnerId, urlSealed, contentHash } = subscription;
  const partner = await findPartner(db, partnerId);
  const at = now();
  if (!partner) return null;
  const fail = async (problem: SubscriptionProblem) => {
    await updateSubscription(db, subscription, { problem, triedAt: at });
    return problem;
  };
  const fetched = await fetchCalendar(box.open(urlSealed));
  if (!fetched.ok) return fail(fetched.problem);
  const { timezone } = partner.config;
  const window = { from: at, to: new Date(at.getTime() + daysAhead * dayMs), timezone };
  const blocks = readBlocks(fetched.body.toString('utf8'), window);
  if (!blocks) return fail('not_calendar');
  const hash = hashOf(blocks, subscription);
  await db.transaction(async (tx) => {
    if (hash !== contentHash) await replaceBlocks(tx, subscription, rowsOf(blocks, subscription, at));
    const done = { problem: null, readAt: at, triedAt: at, contentHash: hash, blocks: blocks.length };
    await updateSubscription(tx, subscription, done);
  });
  return null;
}

/** By what is taken, not by the file: many calendars write the hour of asking into it. */
function hashOf(blocks: readonly Block[], { name, bayId }: StoredSubscription): string {
  return createHash('sha256')
    .update(JSON.stringify([name, bayId, blocks]))
    .digest('base64url');
}

function rowsOf(blocks: readonly Block[], subscription: StoredSubscription, createdAt: Date) {
  const { id: subscriptionId, partnerId, bayId, name } = subscription;
  return blocks.map(({ title, start, end, allDay }) => ({
    partnerId,
    subscriptionId,
    bayId,
    title: title || name,
    allDay,
    startsAt: start,
    endsAt: end,
    source: 'CALENDAR' as const,
    // It may lie over what was booked here before, and takes the time all the same.
    isForced: true,
    createdAt,
  }));
}
