import type { CalendarEvent, Language, Quote } from '@glossa/contracts';
import { type BookedCar, bookedInWords } from '@glossa/engine';
import type { Database } from '../../../db/database.ts';
import { findEventByKey, insertEvent } from '../calendar.store.ts';
import { type BookingRules, findRuleRefusal, type RuleRefusal } from '../domain/booking-rules.ts';
import { contactKey } from '../domain/contact-key.ts';
import { presentEvent, type StoredEvent } from '../present-event.ts';
import { findInTheWay } from './find-in-the-way.ts';
import { hasTooMany, isNameless } from './has-too-many.ts';
import { deleteExpiredHolds, deleteHoldsOf, listHoldsOf } from './holds.store.ts';
import { inLanes } from './in-lanes.ts';

export type BotBooking = {
  partnerId: string;
  bayId: string;
  /** ISO instants. */
  start: string;
  end: string;
  service: string;
  title?: string;
  customerName: string;
  customerPhone: string;
  customerEmail?: string;
  car?: BookedCar | null;
  language?: Language;
  quote: Quote | null;
  listVersion: number | null;
  conversationId: string;
  /** The channel knows who writes, as a messenger does. */
  isKnownSender?: boolean;
  /** Recognises the sender's address within a day. */
  addressKey?: string | undefined;
  /** The same key gives the same event, however often it is sent. */
  bookingKey: string;
  now: Date;
  rules: BookingRules;
};

export type BookingRefusal = RuleRefusal | 'taken' | 'too_many';
export type BookingResult =
  | { ok: true; event: CalendarEvent }
  | { ok: false; reason: BookingRefusal; inTheWay?: CalendarEvent[] };

/** Books a slot for a client of a bot. A refusal is a value: the dialog goes on with it. */
export async function bookSlot(db: Database, booking: BotBooking): Promise<BookingResult> {
  const { partnerId, bayId, bookingKey } = booking;
  const known = await findEventByKey(db, partnerId, bookingKey);
  if (known) return { ok: true, event: presentEvent(known) };
  const contacts = [contactKey(booking.customerPhone) ?? `conversation:${booking.conversationId}`];
  if (booking.addressKey && isNameless(booking)) contacts.push(`address:${booking.addressKey}`);
  const result = await inLanes(db, { partnerId, bayIds: [bayId], contacts }, (tx) => bookInLane(tx, booking));
  if (result === 'overlap') return { ok: false, reason: 'taken' };
  if (result !== 'key_used') return result;
  const winner = await findEventByKey(db, partnerId, bookingKey);
  return winner ? { ok: true, event: presentEvent(winner) } : { ok: false, reason: 'taken' };
}

async function bookInLane(tx: Database, booking: BotBooking): Promise<BookingResult> {
  const { partnerId, bayId, bookingKey, conversationId, now, rules } = booking;
  const known = await findEventByKey(tx, partnerId, bookingKey);
  if (known) return { ok: true, event: presentEvent(known) };
  const slot = { bayId, start: new Date(booking.start), end: new Date(booking.end) };
  const holds = await listHoldsOf(tx, partnerId, conversationId);
  const isHeld = holds.some(
    (hold) => isSameSlot(hold, slot) && hold.expiresAt !== null && hold.expiresAt > now,
  );
  const refusal = findRuleRefusal(slot, { now, rules, isHeld });
  if (refusal) return { ok: false, reason: refusal };
  if (await hasTooMany(tx, booking)) return { ok: false, reason: 'too_many' };
  const span = { partnerId, ...slot, now, conversationId, bufferMinutes: rules.bufferMinutes };
  const inTheWay = await findInTheWay(tx, span);
  if (inTheWay.length > 0) return { ok: false, reason: 'taken', inTheWay: inTheWay.map(presentEvent) };
  await deleteExpiredHolds(tx, partnerId, now);
  await deleteHoldsOf(tx, partnerId, conversationId);
  return { ok: true, event: presentEvent(await insertEvent(tx, rowOf(booking, slot))) };
}

function rowOf(booking: BotBooking, { start, end }: { start: Date; end: Date }) {
  const { partnerId, bayId, service, customerName, customerPhone, quote, listVersion } = booking;
  return {
    partnerId,
    bayId,
    title: booking.title ?? bookedInWords({ service, carType: '', quote }, null).service,
    service,
    customerName,
    customerPhone,
    customerEmail: booking.customerEmail ?? '',
    carName: booking.car?.name ?? '',
    carType: booking.car?.type ?? '',
    carPlate: booking.car?.plate ?? '',
    language: booking.language ?? null,
    quote,
    listVersion,
    conversationId: booking.conversationId,
    bookingKey: booking.bookingKey,
    addressKey: isNameless(booking) ? (booking.addressKey ?? null) : null,
    startsAt: start,
    endsAt: end,
    createdAt: booking.now,
    source: 'BOT',
  } as const;
}

function isSameSlot(hold: StoredEvent, slot: { bayId: string; start: Date; end: Date }): boolean {
  return (
    hold.bayId === slot.bayId &&
    hold.startsAt.getTime() === slot.start.getTime() &&
    hold.endsAt.getTime() === slot.end.getTime()
  );
}
