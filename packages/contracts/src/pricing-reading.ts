import { z } from 'zod';
import { currencySchema } from './currencies.ts';
import { pricingLimits } from './pricing.ts';
import { countCharacters } from './text.ts';

/** A stretch of the owner's text, by the offsets of JavaScript strings. */
export const textSpanSchema = z.object({ start: z.int(), end: z.int(), text: z.string() });
export type TextSpan = z.infer<typeof textSpanSchema>;

/** Doubts about a row that was read, as codes; the panel has the sentences. */
export const readingWarnings = [
  'ambiguous_number',
  'currency_assumed',
  'mixed_currencies',
  'other_currency',
  'order_assumed',
  'names_unsure',
  'surcharge',
  'duplicate',
  'conflict',
  'spoken_number',
  'upper_bound',
  'no_service',
] as const;
export const readingWarningSchema = z.enum(readingWarnings);
export type ReadingWarning = z.infer<typeof readingWarningSchema>;

export const readPriceRowSchema = z.object({
  service: z.string(),
  zone: z.string().nullable(),
  material: z.string().nullable(),
  carType: z.string().nullable(),
  carTypeMeaning: z.string().nullable(),
  price: z.number(),
  priceTo: z.number().nullable(),
  isFrom: z.boolean(),
  currency: currencySchema,
  durationMinutes: z.int().nullable(),
  source: textSpanSchema,
  warnings: z.array(readingWarningSchema),
  /** Computed from other prices of the text, as in "SUVs +20 %". */
  derived: z.boolean(),
  /** Its place among the prices of its line, where there are several: one answer names a whole column. */
  column: z.object({ at: z.int(), of: z.int() }).nullable(),
  isActive: z.boolean(),
});
export type ReadPriceRow = z.infer<typeof readPriceRowSchema>;

/** Why words gave no row. */
export const unreadReasons = ['not_read', 'price_out_of_bounds', 'unknown_currency', 'no_evidence'] as const;
export const unreadSpanSchema = textSpanSchema.extend({ reason: z.enum(unreadReasons) });
export type UnreadSpan = z.infer<typeof unreadSpanSchema>;

export const priceReadingSchema = z.object({
  rows: z.array(readPriceRowSchema),
  unread: z.array(unreadSpanSchema),
  /** Rows beyond what a list may hold, left out of `rows`. */
  surplus: z.int(),
  /** Car types of the rows whose name does not say which cars they are for, and nothing in the text does. */
  unclearTypes: z.array(z.string()),
  /** Car types of the rows that mean the same cars: the owner may want one name for them. */
  sameTypes: z.array(z.array(z.string())),
  /** Who read it: the built-in engine or a language model whose rows the engine proved. */
  reader: z.enum(['engine', 'model']),
});
export type PriceReading = z.infer<typeof priceReadingSchema>;

/** Not trimmed: the offsets of the answer count from the first character that was sent. */
export const ownersText = (max: number) =>
  z
    .string()
    .refine((text) => !text.includes('\u0000'), { message: 'must not contain NUL characters' })
    .refine((text) => text.isWellFormed(), { message: 'contains broken characters' })
    .refine((text) => countCharacters(text) <= max, { message: `must have at most ${max} characters` });

export const readPricesSchema = z.strictObject({
  description: ownersText(pricingLimits.descriptionCharacters),
});
export const readCsvSchema = z.strictObject({ csv: ownersText(200_000) });

/** The owner's text as it was last typed, so that neither a reload nor a failure loses it. */
export const priceDraftSchema = z.strictObject({ description: ownersText(pricingLimits.draftCharacters) });
export type PriceDraft = z.infer<typeof priceDraftSchema>;

/** Doubts that may make a price wrong: such a row stays off until somebody has looked at it. */
const graveWarnings: ReadonlySet<ReadingWarning> = new Set<ReadingWarning>([
  'names_unsure',
  'order_assumed',
  'ambiguous_number',
  'mixed_currencies',
  'conflict',
  'no_service',
]);

export function isDoubtful(warnings: readonly ReadingWarning[]): boolean {
  return warnings.some((code) => graveWarnings.has(code));
}

/** Nothing to read: also where all of it is spaces and characters nobody sees. */
export function isBlankText(text: string): boolean {
  return !/[^\s\p{Cf}\p{Cc}\p{Zs}\u115F\u1160\u3164\uFFA0\u2800]/u.test(text);
}
