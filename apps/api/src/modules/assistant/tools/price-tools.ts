import { lookUpPrices, offerForVisit, quoteRows } from '@glossa/engine';
import { tool } from 'ai';
import { z } from 'zod';
import type { TurnFacts } from '../answer.ts';
import type { Desk } from '../domain/desk.ts';
import { visitOf } from '../domain/visit-of.ts';

const carWords = z
  .string()
  .max(120)
  .nullish()
  .describe('The car as the client named it, for instance "BMW X5"');

/** What the list holds and what it costs. Figures come only from `quote`, so that every one of them is on record. */
export function priceTools(facts: TurnFacts, desk: Desk) {
  const { studio } = facts;
  return {
    findPrices: tool({
      description:
        'Looks for services of the price list. Gives row ids without figures, and what is still to be asked. Use quote for figures.',
      inputSchema: z.object({ words: z.string().max(300), car: carWords }),
      execute: async ({ words, car }) => {
        desk.tools.push('findPrices');
        const { found, nearest, car: known } = lookUpPrices(studio, { words, car: car ?? carOf(facts) });
        return {
          ok: true,
          found: found.map(({ service, rows, missing, choices }) => ({
            service,
            askFor: missing,
            choices,
            rows: rows.slice(0, mostRows).map((row) => ({
              rowId: row.id,
              zone: row.zone,
              material: row.material,
              carType: row.carType,
            })),
          })),
          notOnTheListButNear: nearest,
          carClass: known?.classes[0] ?? null,
        };
      },
    }),
    quote: tool({
      description:
        'The only source of prices. Gives lines and the total of exactly these rows. Call it in every turn in which you name a price.',
      inputSchema: z.object({ rowIds: z.array(z.string().max(60)).min(1).max(8), car: carWords }),
      execute: async ({ rowIds, car }) => {
        desk.tools.push('quote');
        const quoted = quoteRows(studio, {
          rowIds,
          car: car ?? carOf(facts),
          offer: offerForVisit(visitOf(facts), null),
        });
        if (!quoted.ok) return { ok: false, code: quoted.refusal };
        desk.quotes.push(quoted.quote);
        desk.rows.push(...quoted.rows);
        return { ok: true, ...quoted.quote };
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
