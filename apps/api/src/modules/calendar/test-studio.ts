import { randomUUID } from 'node:crypto';
import type { PartnerConfig } from '@glossa/contracts';
import { createTestApp } from '../../testing/test-app.ts';
import { type BotBooking, bookSlot } from './booking/book-slot.ts';
import type { BookingRules } from './domain/booking-rules.ts';
import type { FetchCalendar } from './subscriptions/refresh-subscription.ts';

export const bayA = '11111111-1111-4111-8111-111111111111';
export const bayB = '22222222-2222-4222-8222-222222222222';

const day: [string, string][] = [
  ['09:00', '13:00'],
  ['14:00', '18:00'],
];

export const testRules = {
  timezone: 'Europe/Berlin',
  hours: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: [['09:00', '13:00']], sun: [] },
  holidays: ['2027-03-26'],
  bays: [
    { id: bayA, name: 'Bay A' },
    { id: bayB, name: 'Bay B' },
  ],
  slotStepMinutes: 30,
  bufferMinutes: 15,
  noticeMinutes: 120,
  horizonDays: 180,
  defaultDurationMinutes: 60,
  cancelCutoffHours: 24,
} satisfies Partial<PartnerConfig> & BookingRules;

/** A studio in Berlin with two bays, its clock standing at a Monday morning in March 2027, before it opens. */
export async function openTestStudio(
  startAt = '2027-03-01T06:00:00Z',
  options: { fetchCalendar?: FetchCalendar } = {},
) {
  let now = new Date(startAt);
  const test = await createTestApp({ now: () => now, ...options });
  const owner = await test.createOwner('owner@example.com', 'Lagoon Detailing');
  const { partnerId, user } = owner;
  const configured = await test.send('PATCH', `/api/partner/${partnerId}/config`, {
    as: user,
    body: testRules,
  });
  if (configured.statusCode !== 200) throw new Error(configured.body);
  return {
    ...test,
    ...owner,
    now: () => now,
    setNow: (instant: string) => {
      now = new Date(instant);
    },
    book: (booking: Partial<BotBooking> & Pick<BotBooking, 'start' | 'end'>) =>
      bookSlot(test.db, {
        partnerId,
        bayId: bayA,
        service: 'Rear tint',
        customerName: 'Client',
        customerPhone: '',
        quote: null,
        listVersion: null,
        conversationId: randomUUID(),
        bookingKey: randomUUID(),
        now,
        rules: testRules,
        ...booking,
      }),
    /** Sends to the business's own calls as its owner. */
    call: (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: unknown, headers = {}) =>
      test.send(method, `/api/partner/${partnerId}${path}`, {
        as: user,
        headers,
        ...(body !== undefined && { body }),
      }),
  };
}

export type TestStudio = Awaited<ReturnType<typeof openTestStudio>>;
