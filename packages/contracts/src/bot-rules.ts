import { z } from 'zod';
import { boundedText } from './text.ts';

/** Extras the bot may mention after a price: one it chooses itself, none, or only the owner's pairs. */
export const upsellModes = ['AUTO', 'OFF', 'CHOSEN'] as const;
export type UpsellMode = (typeof upsellModes)[number];

export const botRulesLimits = { upsells: 20, handoffWords: 20, handoffAfterUnclear: 5 } as const;

/** A service by the name it has on the price list. */
const serviceName = boundedText({ min: 1, max: 120 });

const upsellPair = z
  .strictObject({ after: serviceName, offer: serviceName })
  .refine(({ after, offer }) => spelling(after) !== spelling(offer), {
    message: 'must be two different services',
    path: ['offer'],
  });

const handoffWord = boundedText({ min: 2, max: 40 }).refine((word) => /[\p{L}\p{N}]/u.test(word), {
  message: 'must have a letter or a figure',
});

/** What the owner decides about extras and about when a person is called. */
export const botRulesSchema = z.strictObject({
  upsell: z.enum(upsellModes),
  upsells: z.array(upsellPair).max(botRulesLimits.upsells, { message: 'must have at most 20 pairs' }),
  /** A message that holds one of them goes to a person at once. */
  handoffWords: z
    .array(handoffWord)
    .max(botRulesLimits.handoffWords, { message: 'must have at most 20 words' })
    .refine((words) => new Set(words.map(spelling)).size === words.length, {
      message: 'must not have the same word twice',
    }),
  /** After so many messages in a row that were not understood a person is called; 0 is never. */
  handoffAfterUnclear: z.int().min(0).max(botRulesLimits.handoffAfterUnclear),
});
export type BotRules = z.infer<typeof botRulesSchema>;

export const defaultBotRules: BotRules = {
  upsell: 'AUTO',
  upsells: [],
  handoffWords: [],
  handoffAfterUnclear: 0,
};

function spelling(text: string): string {
  return text.trim().toLowerCase();
}
