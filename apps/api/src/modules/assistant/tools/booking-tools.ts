import {
  bookedCar,
  findCar,
  localDateOf,
  localTimeOf,
  lookUpNextSlots,
  lookUpSlotAt,
  offerForVisit,
  quoteRows,
  type Slot,
} from '@glossa/engine';
import { tool } from 'ai';
import { z } from 'zod';
import type { TurnFacts } from '../answer.ts';
import type { Desk } from '../domain/desk.ts';
import { bookingOf, rowIdsOf } from '../domain/short-ids.ts';
import { visitOf } from '../domain/visit-of.ts';
import { leanSchema } from './lean-schema.ts';
import { carOf, carWords, noteCar, quantity, rowIds } from './price-tools.ts';
import { settleChange } from './settle-change.ts';

const startLocal = z
  .string()
  .regex(/^(?:[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}|s[0-9]{1,3})$/)
  .describe('s2 or 2026-03-12T10:00');
const agreement = z.string().max(300).nullish();
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Times and bookings of this studio and this client alone: no tool takes a studio, a client or a phone number. */
export function bookingTools(facts: TurnFacts, desk: Desk) {
  const { studio, calendar, now, dialogState } = facts;
  const search = (named: readonly string[], car: string | null | undefined, count = 1) => {
    const ids = rowIdsOf(named, studio);
    const wanted = { rowIds: ids ?? [], car: car ?? carOf(facts), quantity: count };
    const quoted = ids && quoteRows(studio, wanted);
    if (!ids || !quoted?.ok) return null;
    const rows = quoted.rows.flatMap((row) => Array<typeof row>(count).fill(row));
    return { studio, calendar, now, rows, quote: quoted.quote, ids };
  };
  /** A rule of the owner's may ask for the day of the visit. */
  const quoteOn = (start: string, wanted: { ids: string[]; car: string | null; count: number }) => {
    const offer = offerForVisit(visitOf(facts), start);
    const quoted = quoteRows(studio, { rowIds: wanted.ids, car: wanted.car, offer, quantity: wanted.count });
    return quoted.ok ? quoted.quote : null;
  };
  /** The studio's time a model means, by the clock or by the name of a free time. */
  const timeOf = (named: string) => {
    const slot = /^s/.test(named) ? desk.offers[Number(named.slice(1)) - 1] : undefined;
    return slot ? localTimeOf(slot.start, studio.timezone) : named;
  };
  const slotAt = (wanted: Parameters<typeof lookUpSlotAt>[0], named: string) => {
    const at = timeOf(named);
    return /^s/.test(at) ? null : lookUpSlotAt(wanted, at);
  };
  const offer = (slots: readonly Slot[]) =>
    slots.map((slot) => {
      desk.slots.push(slot.start);
      const known = desk.offers.findIndex(({ start }) => start === slot.start);
      if (known < 0) desk.offers.push(slot);
      const place = known < 0 ? desk.offers.length : known + 1;
      const [start, end] = [localTimeOf(slot.start, studio.timezone), localTimeOf(slot.end, studio.timezone)];
      return { id: `s${place}`, start, end };
    });
  /** Where a time is gone, the next ones are told with it. */
  const gone = (wanted: Parameters<typeof lookUpNextSlots>[0], named: string) => {
    const today = localDateOf(now, studio.timezone);
    const day = timeOf(named).slice(0, 10);
    const from = day < today || /^s/.test(day) ? today : day;
    const { slots } = lookUpNextSlots(wanted, { from, days: 7 }, { perDay: 2, most: 4 });
    return { ok: false, code: 'NOT_FREE', alternatives: offer(slots) };
  };
  return {
    freeSlots: tool({
      description: 'More free times; offer two or three.',
      inputSchema: leanSchema(
        z.object({
          rowIds,
          fromDay: z.iso.date(),
          days: z.int().min(1).max(31).optional(),
          weekday: z.string().max(20).nullish().describe('mon'),
          partOfDay: z.enum(['morning', 'afternoon', 'evening']).nullish(),
          car: carWords,
          quantity,
        }),
      ),
      execute: async (input) => {
        desk.tools.push('freeSlots');
        noteCar(desk, input.car);
        const wanted = search(input.rowIds, input.car, input.quantity);
        if (!wanted) return { ok: false, code: 'UNKNOWN_ROW' };
        const { slots, more } = lookUpNextSlots(
          wanted,
          {
            from: input.fromDay,
            days: input.days ?? 14,
            weekday: weekdayOf(input.weekday),
            part: input.partOfDay ?? null,
          },
          { perDay: 4, most: mostSlots },
        );
        return { ok: true, times: offer(slots), more };
      },
    }),
    book: tool({
      description: 'Holds the time and, with agreement, books it.',
      inputSchema: leanSchema(
        z.object({
          rowIds,
          startLocal,
          customerName: z.string().trim().min(1).max(80),
          car: carWords,
          quantity,
          agreement,
        }),
      ),
      execute: async (input) => {
        desk.tools.push('book');
        noteCar(desk, input.car);
        const count = input.quantity ?? 1;
        const wanted = search(input.rowIds, input.car, count);
        if (!wanted) return { ok: false, code: 'UNKNOWN_ROW' };
        const slot = slotAt(wanted, input.startLocal);
        if (!slot) return gone(wanted, input.startLocal);
        const { customerName } = input;
        const customerPhone = dialogState?.phone ?? null;
        if (customerPhone === null && studio.requirePhone) return { ok: false, code: 'NEEDS_PHONE' };
        const car = input.car ?? carAskedFor(facts) ?? carOf(facts);
        const quote = quoteOn(slot.start, { ids: wanted.ids, car, count }) ?? wanted.quote;
        desk.quotes.push(quote);
        desk.rows.push(...wanted.rows);
        return settleChange(facts, desk, {
          proposal: {
            kind: 'book',
            start: slot.start,
            rowIds: wanted.ids,
            customerName,
            ...(car && { car }),
            ...(count > 1 && { quantity: count }),
          },
          effect: {
            kind: 'book',
            ...slot,
            service: [...new Set(wanted.rows.map((row) => row.service))].join(' + '),
            customerName,
            customerPhone,
            car: carToBook(facts, input.car ?? carAskedFor(facts), wanted.rows),
            quote,
          },
          waiting: [{ kind: 'hold', ...slot }],
          agreement: input.agreement ?? null,
        });
      },
    }),
    reschedule: tool({
      description: 'Moves a booking, like book.',
      inputSchema: leanSchema(z.object({ bookingId: z.string().max(60), startLocal, agreement })),
      execute: async (input) => {
        desk.tools.push('reschedule');
        const own = bookingOf(input.bookingId, calendar);
        if (!own) return { ok: false, code: 'UNKNOWN_BOOKING' };
        const minutes = (Date.parse(own.end) - Date.parse(own.start)) / 60_000;
        const wanted = { studio: { ...studio, defaultDurationMinutes: minutes }, calendar, now, rows: [] };
        const slot = slotAt(wanted, input.startLocal);
        if (!slot) return gone(wanted, input.startLocal);
        return settleChange(facts, desk, {
          proposal: { kind: 'reschedule', bookingId: own.id, start: slot.start },
          effect: { kind: 'reschedule', bookingId: own.id, ...slot },
          waiting: [{ kind: 'hold', ...slot }],
          agreement: input.agreement ?? null,
        });
      },
    }),
    cancel: tool({
      description: 'Cancels a booking, like book; offer another time first.',
      inputSchema: leanSchema(z.object({ bookingId: z.string().max(60), agreement })),
      execute: async (input) => {
        desk.tools.push('cancel');
        const own = bookingOf(input.bookingId, calendar);
        if (!own) return { ok: false, code: 'UNKNOWN_BOOKING' };
        const bookingId = own.id;
        return settleChange(facts, desk, {
          proposal: { kind: 'cancel', bookingId },
          effect: { kind: 'cancel', bookingId },
          waiting: [],
          agreement: input.agreement ?? null,
        });
      },
    }),
  };
}

const mostSlots = 12;

/** From Monday as 0; what is no day of the week asks for any. */
function weekdayOf(words: string | null | undefined): number | null {
  const place = weekdays.indexOf(words?.trim().toLowerCase().slice(0, 3) ?? '');
  return place < 0 ? null : place;
}

/** The car of the question the client answers. */
function carAskedFor({ proposal }: TurnFacts): string | null {
  return proposal?.kind === 'book' ? (proposal.car ?? null) : null;
}

/** The car that was named for this booking; else the one the dialog knows. */
function carToBook(
  { dialogState }: TurnFacts,
  words: string | null | undefined,
  rows: Parameters<typeof bookedCar>[1],
) {
  const known = dialogState && bookedCar(dialogState, rows);
  const named = words ? findCar(words) : null;
  const isOther = named?.model != null && named.model !== dialogState?.car?.model;
  if (!isOther || !words) return known;
  return { name: words, type: rows.find(({ carType }) => carType)?.carType ?? '', plate: '' };
}
