import type { CalendarEvent } from '@glossa/contracts';
import type { Database } from '../../../db/database.ts';
import { findEvent, lockEvent, updateEventRow } from '../calendar.store.ts';
import {
  type BookingRules,
  findRuleRefusal,
  isBeforeCutoff,
  type RuleRefusal,
} from '../domain/booking-rules.ts';
import { presentEvent } from '../present-event.ts';
import { findInTheWay } from './find-in-the-way.ts';
import { deleteExpiredHolds, deleteHoldsOf } from './holds.store.ts';
import { inLanes } from './in-lanes.ts';

type Move = {
  partnerId: string;
  eventId: string;
  bayId: string;
  /** ISO instants. */
  start: string;
  end: string;
  /** Given, the booking must be this conversation's own. */
  conversationId?: string;
  now: Date;
  rules: BookingRules;
};

export type RescheduleResult =
  | { ok: true; event: CalendarEvent }
  | { ok: false; reason: RuleRefusal | 'taken' | 'not_found' | 'too_late'; inTheWay?: CalendarEvent[] };

/** Moves a client's booking, under the same locks as a new one: the old time is free the moment the new one is taken. */
export async function rescheduleBooking(db: Database, move: Move): Promise<RescheduleResult> {
  const { partnerId, eventId, bayId } = move;
  const before = await findEvent(db, partnerId, eventId);
  if (!before) return { ok: false, reason: 'not_found' };
  const bayIds = [bayId, before.bayId ?? bayId];
  const result = await inLanes(db, { partnerId, bayIds }, (tx) => moveInLanes(tx, move));
  return typeof result === 'string' ? { ok: false, reason: 'taken' } : result;
}

async function moveInLanes(tx: Database, move: Move): Promise<RescheduleResult> {
  const { partnerId, eventId, bayId, conversationId, now, rules } = move;
  const event = await lockEvent(tx, partnerId, eventId);
  if (event?.status !== 'BOOKED') return { ok: false, reason: 'not_found' };
  if (conversationId !== undefined && event.conversationId !== conversationId)
    return { ok: false, reason: 'not_found' };
  if (!isBeforeCutoff(event.startsAt, now, rules)) return { ok: false, reason: 'too_late' };
  const slot = { bayId, start: new Date(move.start), end: new Date(move.end) };
  const refusal = findRuleRefusal(slot, { now, rules, isHeld: false });
  if (refusal) return { ok: false, reason: refusal };
  const inTheWay = await findInTheWay(tx, {
    partnerId,
    ...slot,
    now,
    bufferMinutes: rules.bufferMinutes,
    exceptEventId: eventId,
    conversationId: event.conversationId,
  });
  if (inTheWay.length > 0) return { ok: false, reason: 'taken', inTheWay: inTheWay.map(presentEvent) };
  await deleteExpiredHolds(tx, partnerId, now);
  if (event.conversationId) await deleteHoldsOf(tx, partnerId, event.conversationId);
  const moved = await updateEventRow(tx, event, {
    bayId,
    startsAt: slot.start,
    endsAt: slot.end,
    isForced: false,
    remindedAt: null,
    clientWord: null,
  });
  return { ok: true, event: presentEvent(moved) };
}
