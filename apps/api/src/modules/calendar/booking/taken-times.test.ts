import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bayA, bayB, openTestStudio, type TestStudio, testRules } from '../test-studio.ts';
import { cancelBooking } from './cancel-booking.ts';
import { findBusySpans } from './find-busy-spans.ts';
import { holdSlot } from './hold-slot.ts';
import { listOwnBookings } from './list-own-bookings.ts';
import { calendarFactsOf, type TakenTime, takenTimesColumn } from './taken-times.ts';

let studio: TestStudio;

beforeAll(async () => {
  studio = await openTestStudio();
});
afterAll(() => studio.close());

const slot = (day: number, hour: number) => ({
  start: `2027-03-0${day}T${String(hour).padStart(2, '0')}:00:00Z`,
  end: `2027-03-0${day}T${String(hour + 1).padStart(2, '0')}:00:00Z`,
});

it('is the same as the calendar read step by step, for whoever asks', async () => {
  const { db, partnerId } = studio;
  const client = randomUUID();
  const hold = (conversationId: string, span: { start: string; end: string }, bayId: string) =>
    holdSlot(db, { partnerId, bayId, conversationId, now: studio.now(), rules: testRules, ...span });
  await hold(randomUUID(), slot(3, 9), bayB);
  studio.setNow('2027-03-01T06:30:00Z');
  await studio.book({ ...slot(2, 9), conversationId: client, customerName: 'Inna' });
  await studio.book(slot(2, 14));
  await hold(randomUUID(), slot(4, 9), bayB);
  // Somebody who can be reached may book twice.
  const dropped = await studio.book({
    ...slot(5, 9),
    conversationId: client,
    customerPhone: '+4915123456789',
  });
  if (!dropped.ok) throw new Error(dropped.reason);
  await cancelBooking(db, {
    partnerId,
    eventId: dropped.event.id,
    conversationId: client,
    now: studio.now(),
    rules: testRules,
  });
  // Last, because a booking gives up what its client held.
  await hold(client, slot(4, 9), bayA);
  const now = studio.now();
  for (const conversationId of [client, randomUUID()]) {
    const taken = calendarFactsOf(await readColumn(conversationId, now));
    const window = { from: now.toISOString(), to: '2027-08-29T06:30:00Z', now };
    const busy = await findBusySpans(db, partnerId, { ...window, exceptConversationId: conversationId });
    expect(taken.busy.length).toBe(conversationId === client ? 3 : 4);
    expect(sorted(taken.busy)).toEqual(sorted(busy));
    expect(taken.own).toEqual(await listOwnBookings(db, partnerId, { conversationId, now }));
  }
});

async function readColumn(conversationId: string, now: Date): Promise<TakenTime[]> {
  const column = takenTimesColumn({ partner: 'p', conversation: 'c.id', now: 'c.now' });
  const { rows } = await studio.db.execute<{ taken: TakenTime[] }>(sql`
    select ${sql.raw(column)} as taken
    from partners p, (values (${conversationId}::uuid, ${now.toISOString()}::timestamptz)) as c (id, now)
    where p.id = ${studio.partnerId}`);
  return rows[0]?.taken ?? [];
}

function sorted<T extends { start: string; bayId: string | null }>(spans: readonly T[]): T[] {
  return spans.toSorted((a, b) => `${a.start}${a.bayId}`.localeCompare(`${b.start}${b.bayId}`));
}
