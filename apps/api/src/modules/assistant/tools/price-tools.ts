import { findCar, lookUpPrices, offerForVisit, quoteRows } from '@glossa/engine';
import { tool } from 'ai';
import { z } from 'zod';
import type { TurnFacts } from '../answer.ts';
import type { Desk } from '../domain/desk.ts';
import { rowIdsOf, shortIdOf } from '../domain/short-ids.ts';
import { visitOf } from '../domain/visit-of.ts';
import { leanSchema } from './lean-schema.ts';

export const carWords = z.string().max(120).nullish();
export const rowIds = z.array(z.string().max(60)).min(1).max(8);
export const quantity = z.int().min(1).max(20).optional();

/** What the list holds and what it costs. */
export function priceTools(facts: TurnFacts, desk: Desk) {
  const { studio } = facts;
  return {
    findPrices: tool({
      description: 'Rows of the list for some words, with what is still to be asked.',
      inputSchema: leanSchema(z.object({ words: z.string().max(300), car: carWords })),
      execute: async ({ words, car }) => {
        desk.tools.push('findPrices');
        noteCar(desk, car);
        const { found, nearest, car: known } = lookUpPrices(studio, { words, car: car ?? carOf(facts) });
        return {
          ok: true,
          found: found.map(({ service, rows, missing, choices }) => ({
            service,
            askFor: missing,
            choices,
            rows: rows.slice(0, mostRows).map((row) => ({
              rowId: shortIdOf(row, studio),
              zone: row.zone,
              material: row.material,
              carType: row.carType,
              price: row.price,
              from: row.isFrom,
            })),
            more: rows.length > mostRows,
          })),
          notOnTheListButNear: nearest,
          carClass: known?.classes[0] ?? null,
        };
      },
    }),
    quote: tool({
      description: 'Total where {r3+r7.total} is not enough: several of one, discounts.',
      inputSchema: leanSchema(z.object({ rowIds, car: carWords, quantity })),
      execute: async ({ rowIds: named, car, quantity: count }) => {
        desk.tools.push('quote');
        noteCar(desk, car);
        const ids = rowIdsOf(named, studio);
        if (!ids) return { ok: false, code: 'UNKNOWN_ROW' };
        const quoted = quoteRows(studio, {
          rowIds: ids,
          car: car ?? carOf(facts),
          offer: offerForVisit(visitOf(facts), null),
          ...(count !== undefined && { quantity: count }),
        });
        if (!quoted.ok) return { ok: false, code: quoted.refusal };
        desk.quotes.push(car ? { ...quoted.quote, car } : quoted.quote);
        desk.rows.push(...quoted.rows);
        const { lines, total, currency } = quoted.quote;
        return { ok: true, lines: lines.map(({ label, price }) => ({ label, price })), total, currency };
      },
    }),
  };
}

const mostRows = 12;

/** The car the dialog already knows of. */
export function carOf({ dialogState }: TurnFacts): string | null {
  const car = dialogState?.car;
  return car ? [car.make, car.model].filter(Boolean).join(' ') || null : null;
}

/** A car the model asks about is one the talk is about. */
export function noteCar(desk: Desk, words: string | null | undefined): void {
  const car = words ? findCar(words) : null;
  if (car) desk.cars.push(car);
}
