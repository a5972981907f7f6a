import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertEvent } from '../calendar.store.ts';
import { bayA, bayB, openTestStudio, type TestStudio, testRules } from '../test-studio.ts';
import { cancelBooking } from './cancel-booking.ts';
import { countOpenUses } from './count-open-uses.ts';
import { findBusySpans } from './find-busy-spans.ts';
import { forgetClient } from './forget-client.ts';
import { holdSlot } from './hold-slot.ts';
import { inLanes } from './in-lanes.ts';
import { listOwnBookings } from './list-own-bookings.ts';
import { rescheduleBooking } from './reschedule-booking.ts';

let studio: TestStudio;

beforeAll(async () => {
  studio = await openTestStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  studio.setNow('2027-03-01T06:00:00Z');
  await studio.db.execute(sql`delete from calendar_events`);
});

const ten = { start: '2027-03-02T09:00:00Z', end: '2027-03-02T10:00:00Z' };
const eleven = { start: '2027-03-02T10:00:00Z', end: '2027-03-02T11:00:00Z' };
const quarterPast = { start: '2027-03-02T10:15:00Z', end: '2027-03-02T11:15:00Z' };

describe('booking a slot', () => {
  it('gives the event, and the same event again for the same key', async () => {
    const bookingKey = randomUUID();
    const first = await studio.book({ ...ten, bookingKey });
    const again = await studio.book({ ...eleven, bookingKey });
    expect(first).toMatchObject({ ok: true, event: { ...isoOf(ten), bayId: bayA, source: 'BOT' } });
    expect(again).toEqual(first);
  });

  it('refuses a taken slot and names what is in the way', async () => {
    const taken = await studio.book(ten);
    const refused = await studio.book(ten);
    expect(refused).toMatchObject({ ok: false, reason: 'taken' });
    expect(refused.ok === false && refused.inTheWay?.[0]?.id).toBe(taken.ok && taken.event.id);
    expect(await studio.book({ ...ten, bayId: bayB })).toMatchObject({ ok: true });
  });

  it('keeps the buffer between two jobs of a bay', async () => {
    await studio.book(ten);
    expect(await studio.book(eleven)).toMatchObject({ ok: false, reason: 'taken' });
    expect(await studio.book(quarterPast)).toMatchObject({ ok: true });
  });

  it.each([
    ['yesterday', '2027-02-28T10:00:00Z', '2027-02-28T11:00:00Z', 'in_past'],
    ['five minutes ago', '2027-03-01T05:55:00Z', '2027-03-01T06:55:00Z', 'in_past'],
    ['within the notice', '2027-03-01T07:59:00Z', '2027-03-01T08:59:00Z', 'too_soon'],
    ['behind the horizon', '2027-08-31T08:00:00Z', '2027-08-31T09:00:00Z', 'too_far'],
    ['before it opens', '2027-03-02T07:00:00Z', '2027-03-02T08:00:00Z', 'closed'],
    ['past its closing', '2027-03-02T16:30:00Z', '2027-03-02T17:30:00Z', 'closed'],
    ['over the break', '2027-03-02T11:30:00Z', '2027-03-02T13:30:00Z', 'closed'],
    ['on a Sunday', '2027-03-07T09:00:00Z', '2027-03-07T10:00:00Z', 'closed'],
    ['on a holiday', '2027-03-26T09:00:00Z', '2027-03-26T10:00:00Z', 'closed'],
    ['without any length', '2027-03-02T09:00:00Z', '2027-03-02T09:00:00Z', 'closed'],
  ])('BK-8, BK-9: refuses a time %s', async (_, start, end, reason) => {
    expect(await studio.book({ start, end })).toMatchObject({ ok: false, reason });
  });

  it('BK-9: takes a job of several days that begins and ends in opening hours, over a Sunday too', async () => {
    const wrap = { start: '2027-03-05T08:00:00Z', end: '2027-03-08T12:00:00Z' };
    expect(await studio.book(wrap)).toMatchObject({ ok: true });
    expect(await studio.book({ ...wrap, bayId: bayB, end: '2027-03-07T12:00:00Z' })).toMatchObject({
      reason: 'closed',
    });
  });

  it('CH-17: leaves a client two open bookings, whatever conversation or spelling of the number', async () => {
    const conversationId = randomUUID();
    const thursday = { start: '2027-03-04T09:00:00Z', end: '2027-03-04T10:00:00Z' };
    const friday = { start: '2027-03-05T09:00:00Z', end: '2027-03-05T10:00:00Z' };
    await studio.book({ ...ten, conversationId, customerPhone: '+49 151 2345678' });
    const sameClient = { conversationId, customerPhone: '0151/2345678' };
    expect(await studio.book({ ...thursday, conversationId })).toMatchObject({ reason: 'too_many' });
    expect(await studio.book({ ...thursday, ...sameClient })).toMatchObject({ ok: true });
    expect(await studio.book({ ...friday, ...sameClient })).toMatchObject({ reason: 'too_many' });
    expect(await studio.book({ ...friday, customerPhone: '0151 23 45 678' })).toMatchObject({
      reason: 'too_many',
    });
  });

  it('CH-17: leaves who gives no contact one booking in a talk and two an address and day', async () => {
    const days = ['02', '03', '04', '05'].map((day) => ({
      start: `2027-03-${day}T09:00:00Z`,
      end: `2027-03-${day}T10:00:00Z`,
    }));
    const [first, second, third, fourth] = days.map((day) => ({ ...day, addressKey: 'one-house' }));
    if (!first || !second || !third || !fourth) throw new Error('There are four days.');
    expect(await studio.book(first)).toMatchObject({ ok: true });
    expect(await studio.book(second)).toMatchObject({ ok: true });
    expect(await studio.book(third)).toMatchObject({ reason: 'too_many' });
    expect(await studio.book({ ...third, addressKey: 'another-house' })).toMatchObject({ ok: true });
    expect(await studio.book({ ...fourth, customerPhone: '+49 151 7654321' })).toMatchObject({ ok: true });
    expect(await studio.book({ ...fourth, bayId: bayB, isKnownSender: true })).toMatchObject({ ok: true });
  });

  it('leaves the caller’s transaction whole where the database itself refuses the overlap', async () => {
    const { partnerId } = studio;
    const row = { partnerId, bayId: bayB, title: 'Walk-in', source: 'OWNER' } as const;
    const at = ({ start, end }: typeof ten) => ({ ...row, startsAt: new Date(start), endsAt: new Date(end) });
    const outcome = await studio.db.transaction(async (tx) => {
      await insertEvent(tx, at(ten));
      const refused = await inLanes(tx, { partnerId, bayIds: [bayB] }, (inner) =>
        insertEvent(inner, at(ten)),
      );
      await insertEvent(tx, at(eleven));
      return refused;
    });
    expect(outcome).toBe('overlap');
    const kept = await studio.db.execute(sql`select count(*)::int as n from calendar_events`);
    expect(kept.rows).toEqual([{ n: 2 }]);
  });
});

describe('a hold', () => {
  const conversationId = randomUUID();
  const hold = (wish: { start: string; end: string }, by = conversationId) =>
    holdSlot(studio.db, {
      partnerId: studio.partnerId,
      bayId: bayA,
      conversationId: by,
      ...wish,
      now: studio.now(),
      rules: testRules,
    });
  const busy = (exceptConversationId?: string) =>
    findBusySpans(studio.db, studio.partnerId, {
      from: '2027-03-01T00:00:00Z',
      to: '2027-03-08T00:00:00Z',
      now: studio.now(),
      ...(exceptConversationId && { exceptConversationId }),
    });

  it('keeps others away for ten minutes, and is free for the one who holds it', async () => {
    expect(await hold(ten)).toEqual({ ok: true });
    expect(await hold(ten, randomUUID())).toEqual({ ok: false, reason: 'taken' });
    expect(await studio.book(ten)).toMatchObject({ reason: 'taken' });
    expect(await busy()).toEqual([{ bayId: bayA, ...isoOf(ten) }]);
    expect(await busy(conversationId)).toEqual([]);
    expect(await studio.book({ ...ten, conversationId })).toMatchObject({ ok: true });
  });

  it('is one per conversation: a new one replaces it, a refused one does not', async () => {
    await studio.book(quarterPast);
    await hold(ten);
    expect(await hold(quarterPast)).toMatchObject({ ok: false });
    expect(await hold({ start: '2027-03-03T09:00:00Z', end: '2027-03-03T10:00:00Z' })).toEqual({ ok: true });
    expect(await studio.book(ten)).toMatchObject({ ok: true });
  });

  it('counts for nothing once it has run out', async () => {
    await hold(ten);
    studio.setNow('2027-03-01T06:10:00Z');
    expect(await busy()).toEqual([]);
    expect(await studio.book(ten)).toMatchObject({ ok: true });
  });

  it('keeps the promise of a slot whose notice runs out while the client decides', async () => {
    const soon = { start: '2027-03-01T08:00:00Z', end: '2027-03-01T09:00:00Z' };
    await hold(soon);
    studio.setNow('2027-03-01T06:05:00Z');
    expect(await studio.book(soon)).toMatchObject({ reason: 'too_soon' });
    expect(await studio.book({ ...soon, conversationId })).toMatchObject({ ok: true });
  });
});

describe('a booking that exists', () => {
  const move = (eventId: string, to: object, more: object = {}) =>
    rescheduleBooking(studio.db, {
      partnerId: studio.partnerId,
      eventId,
      bayId: bayA,
      ...ten,
      ...to,
      now: studio.now(),
      rules: testRules,
      ...more,
    });
  const cancel = (eventId: string, more: object = {}) =>
    cancelBooking(studio.db, {
      partnerId: studio.partnerId,
      eventId,
      now: studio.now(),
      rules: testRules,
      ...more,
    });
  const bookFor = async (conversationId: string) => {
    const result = await studio.book({ ...ten, conversationId });
    if (!result.ok) throw new Error(result.reason);
    return result.event;
  };

  it('is listed for its conversation, moved, and its old time is free at once', async () => {
    const conversationId = randomUUID();
    const { id } = await bookFor(conversationId);
    expect(await move(id, quarterPast, { conversationId })).toMatchObject({
      ok: true,
      event: { version: 2 },
    });
    const own = await listOwnBookings(studio.db, studio.partnerId, { conversationId, now: studio.now() });
    expect(own).toMatchObject([{ id, ...isoOf(quarterPast), bayId: bayA }]);
    expect(await studio.book({ start: '2027-03-02T08:30:00Z', end: ten.end })).toMatchObject({ ok: true });
  });

  it('is not moved onto another, nor by somebody else, nor past the cut-off', async () => {
    const { id } = await bookFor(randomUUID());
    const late = { start: '2027-03-02T13:00:00Z', end: '2027-03-02T14:00:00Z' };
    await studio.book(late);
    expect(await move(id, late)).toMatchObject({ reason: 'taken' });
    expect(await move(id, quarterPast, { conversationId: randomUUID() })).toMatchObject({
      reason: 'not_found',
    });
    expect(await move(id, { start: '2027-03-02T18:00:00Z', end: '2027-03-02T19:00:00Z' })).toMatchObject({
      reason: 'closed',
    });
    studio.setNow('2027-03-01T09:00:01Z');
    expect(await move(id, quarterPast)).toMatchObject({ reason: 'too_late' });
    expect(await cancel(id)).toEqual({ ok: false, reason: 'too_late' });
  });

  it('is cancelled once, answers the same again, and its time is free at once', async () => {
    const { id } = await bookFor(randomUUID());
    expect(await cancel(id, { conversationId: randomUUID() })).toMatchObject({ reason: 'not_found' });
    const first = await cancel(id);
    expect(first).toMatchObject({ ok: true, event: { status: 'CANCELLED' } });
    expect(await cancel(id)).toEqual(first);
    expect(await move(id, quarterPast)).toMatchObject({ reason: 'not_found' });
    expect(await studio.book(ten)).toMatchObject({ ok: true });
  });

  it('is counted for the price rows it was quoted with, and outlives what is forgotten of its client', async () => {
    const rowId = randomUUID();
    const conversationId = randomUUID();
    const line = { rowId, label: 'Rear tint', price: 180, priceTo: null, isFrom: false };
    await studio.book({ ...ten, conversationId, quote: { lines: [line], total: 180, currency: 'EUR' } });
    const count = (rowIds: string[]) =>
      countOpenUses(studio.db, studio.partnerId, { rowIds, now: studio.now() });
    expect([await count([rowId, randomUUID()]), await count([randomUUID()]), await count([])]).toEqual([
      1, 0, 0,
    ]);
    await forgetClient(studio.db, studio.partnerId, conversationId);
    expect(await studio.book(ten)).toMatchObject({ reason: 'taken', inTheWay: [{ customerName: '' }] });
    studio.setNow('2027-03-02T10:00:00Z');
    expect(await count([rowId])).toBe(0);
  });
});

function isoOf({ start, end }: { start: string; end: string }) {
  return { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
}
