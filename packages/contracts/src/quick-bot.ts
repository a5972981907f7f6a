import { z } from 'zod';
import { botSchema } from './bot.ts';
import { currencySchema } from './currencies.ts';
import { partnerSchema } from './partner.ts';
import { boundedText } from './text.ts';
import { trialKeySchema } from './trial-key.ts';

export const tradeTemplates = ['DETAILING', 'TINT', 'WRAP', 'WASH'] as const;
export const tradeTemplateSchema = z.enum(tradeTemplates);
export type TradeTemplate = z.infer<typeof tradeTemplateSchema>;

export const quickBotSchema = z.strictObject({
  businessName: boundedText({ min: 1, max: 120 }),
  address: boundedText({ min: 1, max: 300 }),
  botName: boundedText({ min: 1, max: 80 }),
  botLanguage: boundedText({ min: 1, max: 60 }),
  template: tradeTemplateSchema.optional(),
  /** Without them the address tells, then the zone. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, { message: 'must be a two-letter country code' })
    .optional(),
  currency: currencySchema.optional(),
  /** The browser's zone, so that hours and slots are right without asking. */
  timezone: z.string().max(60).optional(),
  /** A list tried before there was an account: it becomes the list of this business, and the talk its first. */
  trialKey: trialKeySchema.optional(),
});
export type QuickBot = z.infer<typeof quickBotSchema>;

export const quickBotAnswerSchema = z.object({ partner: partnerSchema, bot: botSchema });
