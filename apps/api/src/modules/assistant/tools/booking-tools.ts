import {
  bookedCar,
  type Effect,
  isClearYes,
  localTimeOf,
  lookUpSlotAt,
  lookUpSlots,
  offerForVisit,
  quoteRows,
} from '@glossa/engine';
import { tool } from 'ai';
import { z } from 'zod';
import type { Proposal, TurnFacts } from '../answer.ts';
import { changeOf, type Desk, isSameProposal } from '../domain/desk.ts';
import { visitOf } from '../domain/visit-of.ts';
import { carOf } from './price-tools.ts';

const rowIds = z.array(z.string().max(60)).min(1).max(8);
const startLocal = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
  .describe('Studio time, for instance 2026-03-12T10:00');

/** Times and bookings of this studio and this client alone: no tool takes a studio, a client or a phone number. */
export function bookingTools(facts: TurnFacts, desk: Desk) {
  const { studio, calendar, now, dialogState } = facts;
  const search = (ids: readonly string[]) => {
    const quoted = quoteRows(studio, { rowIds: ids, car: carOf(facts) });
    return quoted.ok ? { studio, calendar, now, rows: quoted.rows, quote: quoted.quote } : null;
  };
  /** A rule of the owner's may ask for the day of the visit. */
  const quoteOn = (start: string, ids: readonly string[]) => {
    const offer = offerForVisit(visitOf(facts), start);
    const quoted = quoteRows(studio, { rowIds: ids, car: carOf(facts), offer });
    return quoted.ok ? quoted.quote : null;
  };
  return {
    freeSlots: tool({
      description: 'Free times for the work of these rows, from a day on. Offer two or three of them.',
      inputSchema: z.object({ rowIds, fromDay: z.iso.date(), days: z.int().min(1).max(14) }),
      execute: async ({ rowIds: ids, fromDay, days }) => {
        desk.tools.push('freeSlots');
        const wanted = search(ids);
        if (!wanted) return { ok: false, code: 'UNKNOWN_ROW' };
        const slots = lookUpSlots(wanted, { from: fromDay, count: days }, mostSlots);
        const starts = slots.map((slot) => localTimeOf(slot.start, studio.timezone));
        desk.slots.push(...slots.map((slot) => slot.start));
        return { ok: true, starts };
      },
    }),
    hold: tool({
      description: 'Keeps a free time for ten minutes while the client decides.',
      inputSchema: z.object({ rowIds, startLocal }),
      execute: async (input) => {
        desk.tools.push('hold');
        const wanted = search(input.rowIds);
        const slot = wanted && lookUpSlotAt(wanted, input.startLocal);
        if (!slot) return { ok: false, code: 'NOT_FREE' };
        desk.effects = [...desk.effects.filter(({ kind }) => kind !== 'hold'), { kind: 'hold', ...slot }];
        return { ok: true, heldForMinutes: 10 };
      },
    }),
    book: tool({
      description:
        'Books a time. Without the client’s clear yes to service, day and time it answers NEEDS_CONFIRMATION: then ask, and call it again after the yes.',
      inputSchema: z.object({ rowIds, startLocal, customerName: z.string().trim().min(1).max(80) }),
      execute: async (input) => {
        desk.tools.push('book');
        const wanted = search(input.rowIds);
        const slot = wanted && lookUpSlotAt(wanted, input.startLocal);
        if (!wanted || !slot) return { ok: false, code: 'NOT_FREE' };
        const { customerName } = input;
        const customerPhone = dialogState?.phone ?? null;
        if (customerPhone === null && studio.requirePhone) return { ok: false, code: 'NEEDS_PHONE' };
        const quote = quoteOn(slot.start, input.rowIds) ?? wanted.quote;
        desk.quotes.push(quote);
        desk.rows.push(...wanted.rows);
        return settle(facts, desk, {
          proposal: { kind: 'book', start: slot.start, rowIds: input.rowIds, customerName },
          effect: {
            kind: 'book',
            ...slot,
            service: [...new Set(wanted.rows.map((row) => row.service))].join(' + '),
            customerName,
            customerPhone,
            car: dialogState && bookedCar(dialogState, wanted.rows),
            quote,
          },
          waiting: [{ kind: 'hold', ...slot }],
        });
      },
    }),
    reschedule: tool({
      description: 'Moves a booking of this client. Needs the same clear yes as book.',
      inputSchema: z.object({ bookingId: z.string().max(60), startLocal }),
      execute: async (input) => {
        desk.tools.push('reschedule');
        const own = calendar.own.find(({ id }) => id === input.bookingId);
        if (!own) return { ok: false, code: 'UNKNOWN_BOOKING' };
        const minutes = (Date.parse(own.end) - Date.parse(own.start)) / 60_000;
        const slot = lookUpSlotAt(
          { studio: { ...studio, defaultDurationMinutes: minutes }, calendar, now, rows: [] },
          input.startLocal,
        );
        if (!slot) return { ok: false, code: 'NOT_FREE' };
        return settle(facts, desk, {
          proposal: { kind: 'reschedule', bookingId: own.id, start: slot.start },
          effect: { kind: 'reschedule', bookingId: own.id, ...slot },
          waiting: [{ kind: 'hold', ...slot }],
        });
      },
    }),
    cancel: tool({
      description: 'Cancels a booking of this client. Needs a clear yes; offer another time first.',
      inputSchema: z.object({ bookingId: z.string().max(60) }),
      execute: async ({ bookingId }) => {
        desk.tools.push('cancel');
        if (!calendar.own.some(({ id }) => id === bookingId)) return { ok: false, code: 'UNKNOWN_BOOKING' };
        return settle(facts, desk, {
          proposal: { kind: 'cancel', bookingId },
          effect: { kind: 'cancel', bookingId },
          waiting: [],
        });
      },
    }),
  };
}

const mostSlots = 12;

type Change = { proposal: Proposal; effect: Effect; waiting: Effect[] };

/** Nothing is written without the yes to exactly this; until then the time is held and the question is remembered. */
function settle(facts: TurnFacts, desk: Desk, { proposal, effect, waiting }: Change) {
  const before = changeOf(desk);
  if (before)
    return isSameProposal(desk.proposal, proposal)
      ? { ok: true }
      : { ok: false, code: 'ONE_CHANGE_PER_TURN' };
  desk.proposal = proposal;
  const others = desk.effects.filter(({ kind }) => kind !== 'hold');
  const isAgreed = isSameProposal(facts.proposal, proposal) && isClearYes(facts.text);
  if (!isAgreed) {
    desk.effects = [...others, ...waiting];
    return { ok: false, code: 'NEEDS_CONFIRMATION' };
  }
  desk.effects = [...others, effect];
  return { ok: true };
}
