import { z } from 'zod';
import { calendarEventSchema } from './calendar.ts';
import { conversationDetailSchema } from './conversation.ts';
import { currencySchema } from './currencies.ts';
import { partnerSchema } from './partner.ts';
import { priceListSchema } from './pricing.ts';

/** What an owner sees of the month at a glance. Previews count for nothing. */
export const dashboardSchema = z.object({
  /** Of the studio's own calendar, for instance 2026-03. */
  month: z.string(),
  currency: currencySchema,
  /** Talks there ever were: none means that no client has found a bot yet. */
  conversations: z.int(),
  /** Clients who wait for a person right now. */
  waiting: z.int(),
  /** Prices clients asked for that the list does not hold. */
  openPrices: z.int(),
  /** What clients asked that nobody has answered yet. */
  openQuestions: z.int(),
  /** Contacts to call back. */
  openLeads: z.int(),
  dialogs: z.int(),
  /** Booked by a bot this month, whenever the job itself is. */
  bookings: z.int(),
  /** The last quote of each of the month's talks, summed, in major units. */
  quotedValue: z.number(),
  /** Replies of the month in which a figure that could not be proved was held back. */
  blockedFigures: z.int(),
  /** How long clients who asked for a person waited for the first word this month: the median; null where nobody had one. */
  personWaitSeconds: z.int().nullable(),
  /** Every day of the month up to today. */
  days: z.array(
    z.object({ date: z.iso.date(), dialogs: z.int(), bookings: z.int(), quotedValue: z.number() }),
  ),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

/** Everything a business keeps here, as one file. Tokens are masked as everywhere. */
export const partnerExportSchema = z.object({
  exportedAt: z.iso.datetime(),
  partner: partnerSchema,
  prices: priceListSchema,
  events: z.array(calendarEventSchema),
  conversations: z.array(conversationDetailSchema),
});
export type PartnerExport = z.infer<typeof partnerExportSchema>;
