import { z } from 'zod';
import { quoteSchema } from './chat.ts';
import { currencySchema } from './currencies.ts';
import { languageSchema } from './languages.ts';
import { priceRowSchema, pricingLimits } from './pricing.ts';
import { ownersText, readingWarningSchema, unreadSpanSchema } from './pricing-reading.ts';
import { idSchema } from './text.ts';
import { trialKeySchema } from './trial-key.ts';

/** What a visitor may try with a list of their own before there is an account. */
export const trialLimits = {
  /** After this long it is gone, whatever happened to it. */
  hours: 24,
  /** Of the visitor, in one trial. */
  messages: 60,
  messageCharacters: 1_000,
} as const;

export const readTrialSchema = z.strictObject({
  description: ownersText(pricingLimits.descriptionCharacters),
  language: languageSchema,
  /** For prices without one; the zone tells where it is not said. */
  currency: currencySchema.optional(),
  timezone: z.string().max(60).optional(),
});
export type ReadTrial = z.infer<typeof readTrialSchema>;

export const trialRowSchema = priceRowSchema.extend({ warnings: z.array(readingWarningSchema) });
export type TrialRow = z.infer<typeof trialRowSchema>;

export const trialMessageSchema = z.object({
  author: z.enum(['client', 'bot']),
  text: z.string(),
  choices: z.array(z.string()).optional(),
  quote: quoteSchema.optional(),
});
export type TrialMessage = z.infer<typeof trialMessageSchema>;

export const trialSchema = z.object({
  language: languageSchema,
  currency: currencySchema,
  description: z.string(),
  rows: z.array(trialRowSchema),
  unread: z.array(unreadSpanSchema),
  /** Rows beyond what a list may hold. */
  surplus: z.int(),
  /** Begins with the bot's greeting. */
  messages: z.array(trialMessageSchema),
  expiresAt: z.iso.datetime(),
});
export type Trial = z.infer<typeof trialSchema>;

/** Its key is told once. */
export const newTrialSchema = trialSchema.extend({ key: trialKeySchema });
export type NewTrial = z.infer<typeof newTrialSchema>;

/** Which rows the bot may speak of. */
export const switchTrialRowsSchema = z.strictObject({
  active: z
    .array(idSchema)
    .max(pricingLimits.rows, { message: `must have at most ${pricingLimits.rows} rows` }),
});

export const sendTrialMessageSchema = z.strictObject({
  /** The same message sent again gets the same answer. */
  clientMessageId: z
    .string()
    .min(1)
    .max(64)
    .regex(/^[A-Za-z0-9_-]+$/, { message: 'must be letters, digits, - or _' }),
  text: z.string().max(trialLimits.messageCharacters * 2),
});

export const trialAnswerSchema = z.object({
  messages: z.array(trialMessageSchema),
  language: languageSchema,
});
export type TrialAnswer = z.infer<typeof trialAnswerSchema>;
