import { z } from 'zod';
import { currencySchema } from './currencies.ts';
import { idSchema } from './text.ts';

/** What an open panel says aloud when it happens. */
export const newsNames = [
  'booking',
  'moved',
  'cancelled',
  'coming',
  'late',
  'waiting',
  'price',
  'question',
  'time',
  'lead',
  'contact',
  'photo',
] as const;
export type NewsName = (typeof newsNames)[number];

/** The facts of a piece of news; empty or null where there are none. */
export const newsFactsSchema = z.object({
  customerName: z.string(),
  service: z.string(),
  car: z.string(),
  start: z.iso.datetime().nullable(),
  price: z.object({ total: z.number(), currency: currencySchema }).nullable(),
  /** What the client wrote, shortened. */
  said: z.string(),
});
export type NewsFacts = z.infer<typeof newsFactsSchema>;

export const newsItemSchema = newsFactsSchema.extend({
  /** Counts up within a business. */
  id: z.int(),
  name: z.enum(newsNames),
  conversationId: idSchema.nullable(),
  eventId: idSchema.nullable(),
});
export type NewsItem = z.infer<typeof newsItemSchema>;

/** What came after a number, the oldest first; without a number only where to go on from. */
export const newsSchema = z.object({ items: z.array(newsItemSchema), last: z.int() });
export type News = z.infer<typeof newsSchema>;

export const newsQuerySchema = z.strictObject({
  after: z
    .string()
    .regex(/^\d{1,15}$/, { message: 'must be a whole number' })
    .transform(Number)
    .optional(),
});
