import type { Database } from '../../../db/database.ts';
import { insertEvent } from '../calendar.store.ts';
import type { BookingRules } from '../domain/booking-rules.ts';
import { findInTheWay } from './find-in-the-way.ts';
import { deleteExpiredHolds, deleteHoldsOf } from './holds.store.ts';
import { inLanes } from './in-lanes.ts';

const holdMs = 10 * 60_000;

type Wish = {
  partnerId: string;
  conversationId: string;
  bayId: string;
  /** ISO instants. */
  start: string;
  end: string;
  now: Date;
  rules: Pick<BookingRules, 'bufferMinutes'>;
};

export type HoldResult = { ok: true } | { ok: false; reason: 'taken' };

/** Keeps a slot for ten minutes while the client decides. A conversation holds one slot: a new one replaces it. */
export async function holdSlot(db: Database, wish: Wish): Promise<HoldResult> {
  const { partnerId, conversationId, bayId, now, rules } = wish;
  const [start, end] = [new Date(wish.start), new Date(wish.end)];
  const result = await inLanes(db, { partnerId, bayIds: [bayId] }, async (tx) => {
    const span = { partnerId, bayId, start, end, now, conversationId, bufferMinutes: rules.bufferMinutes };
    const inTheWay = await findInTheWay(tx, span);
    if (inTheWay.length > 0) return 'overlap';
    await deleteExpiredHolds(tx, partnerId, now);
    await deleteHoldsOf(tx, partnerId, conversationId);
    await insertEvent(tx, {
      partnerId,
      bayId,
      conversationId,
      status: 'HOLD',
      title: '',
      startsAt: start,
      endsAt: end,
      source: 'BOT',
      expiresAt: new Date(now.getTime() + holdMs),
      createdAt: now,
    });
    return 'held';
  });
  return result === 'held' ? { ok: true } : { ok: false, reason: 'taken' };
}
