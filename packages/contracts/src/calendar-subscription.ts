import { z } from 'zod';
import { boundedText, idSchema } from './text.ts';

export const mostSubscriptions = 5;

/** Why a calendar could not be read the last time. */
export const subscriptionProblems = ['refused', 'unreachable', 'too_large', 'not_calendar'] as const;
export type SubscriptionProblem = (typeof subscriptionProblems)[number];

/** Another calendar whose times the studio is taken at. Its address is a secret and is not shown again. */
export const calendarSubscriptionSchema = z.object({
  id: idSchema,
  name: z.string(),
  host: z.string(),
  /** Null takes the time of the whole studio. */
  bayId: idSchema.nullable(),
  /** How many times it takes in the year ahead. */
  blocks: z.int(),
  /** When it was read last; null until it was. */
  readAt: z.iso.datetime().nullable(),
  problem: z.enum(subscriptionProblems).nullable(),
});
export type CalendarSubscription = z.infer<typeof calendarSubscriptionSchema>;

export const createSubscriptionSchema = z.strictObject({
  name: boundedText({ min: 1, max: 60 }),
  url: boundedText({ min: 1, max: 2000 }),
  bayId: idSchema.nullable(),
});
export type CreateSubscription = z.infer<typeof createSubscriptionSchema>;
