import { z } from 'zod';
import { conversationChannels } from './conversation.ts';
import { currencySchema } from './currencies.ts';

/** How many weeks can be looked at, the current one included. */
export const numbersSpans = [4, 8, 12, 26] as const;

export const numbersQuerySchema = z.strictObject({
  weeks: z
    .string()
    .regex(/^(?:4|8|12|26)$/, { message: 'must be 4, 8, 12 or 26' })
    .transform(Number)
    .optional(),
});

/** What happened in a stretch of days, each figure counted from what is stored. Previews count for nothing. */
export const figuresSchema = z.object({
  dialogs: z.int(),
  /** Made by a bot and not cancelled since, counted on the day they were made. */
  bookings: z.int(),
  /** Of these, the prices said to the clients, in the studio's currency and major units. */
  bookedValue: z.number(),
  /** Jobs done on these days: what was paid, else what was said. */
  jobsDone: z.int(),
  doneValue: z.number(),
  /** Talks in which one more service was mentioned, and those in which it was taken. */
  upsellsOffered: z.int(),
  upsellsTaken: z.int(),
  /** Clients who asked for a person, who had one, who had one within two minutes, and the median wait. */
  personsAsked: z.int(),
  personsAnswered: z.int(),
  personsInTime: z.int(),
  personWaitSeconds: z.int().nullable(),
  /** Replies in which a figure that could not be proved was held back. */
  heldBack: z.int(),
  /** Prices and questions the bot had no answer to, and those nobody has settled yet. */
  questions: z.int(),
  questionsOpen: z.int(),
});
export type Figures = z.infer<typeof figuresSchema>;

export const weekFiguresSchema = figuresSchema.extend({
  /** Its Monday, in the studio's own calendar. */
  start: z.iso.date(),
});
export type WeekFigures = z.infer<typeof weekFiguresSchema>;

export const numbersSchema = z.object({
  currency: currencySchema,
  /** Oldest first; the last one is still going on. */
  weeks: z.array(weekFiguresSchema),
  total: figuresSchema,
  channels: z.array(
    z.object({
      /** Null where the talks are erased and only their count is left. */
      channel: z.enum(conversationChannels).nullable(),
      dialogs: z.int(),
      bookings: z.int(),
    }),
  ),
});
export type Numbers = z.infer<typeof numbersSchema>;

/** Somebody who asked for a person is to have one within this. */
export const personPromiseSeconds = 120;
