import { z } from 'zod';
import { currencySchema, largestPrice } from './currencies.ts';
import { boundedText, idSchema } from './text.ts';

export const pricingLimits = {
  descriptionCharacters: 20_000,
  draftCharacters: 60_000,
  rows: 1_000,
  /** In any currency; what it may be in one says `largestPrice`. */
  price: 1_000_000_000,
  /** A month: longer than any wrap takes. */
  durationMinutes: 43_200,
} as const;

/** A price is above 0 and not beyond what is paid in any currency, in major units with at most two decimals. */
export const priceSchema = z
  .number()
  .positive({ message: 'must be above 0' })
  .max(pricingLimits.price, { message: 'must be at most 1,000,000,000' })
  .refine((price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-4, {
    message: 'must have at most two decimals',
  });

/** What is wrong with a price of this currency; null where nothing is. */
export function priceFault(price: number, currency: string): string | null {
  const checked = priceSchema.safeParse(price);
  if (!checked.success) return checked.error.issues[0]?.message ?? 'is no price';
  const most = largestPrice(currency);
  return price > most ? `must be at most ${most.toLocaleString('en')}` : null;
}

export const priceRowSchema = z.object({
  id: idSchema,
  service: z.string(),
  zone: z.string().nullable(),
  material: z.string().nullable(),
  carType: z.string().nullable(),
  /** Which cars fall under the type where its name alone does not say so: "K2" is "Golf, A3, 3er". */
  carTypeMeaning: z.string().nullable(),
  price: priceSchema,
  priceTo: priceSchema.nullable(),
  isFrom: z.boolean(),
  currency: currencySchema,
  durationMinutes: z.int().nullable(),
  isActive: z.boolean(),
  /** Came with a trade template and was not confirmed by the owner yet. */
  isSample: z.boolean(),
  /** The owner's words the row came from; null where it was typed into the table. */
  source: z.string().nullable(),
});
export type PriceRow = z.infer<typeof priceRowSchema>;

/** The list as it is now. Every saved change makes the next version; 0 is a list nobody ever filled. */
export const priceListSchema = z.object({ version: z.int(), rows: z.array(priceRowSchema) });
export type PriceList = z.infer<typeof priceListSchema>;

const service = boundedText({ min: 1, max: 160 });
const detail = boundedText({ max: 160 })
  .nullable()
  .transform((text) => text || null);
const meaning = boundedText({ max: 300 })
  .nullable()
  .transform((text) => text || null);
const duration = z.int().positive().max(pricingLimits.durationMinutes);
const sourceWords = z
  .union([z.string(), z.object({ start: z.int(), end: z.int(), text: z.string() })])
  .nullable()
  .transform((source) => (typeof source === 'object' ? (source?.text ?? null) : source))
  .pipe(boundedText({ max: 2000 }).nullable());

const editableFields = {
  service,
  zone: detail,
  material: detail,
  carType: detail,
  carTypeMeaning: meaning,
  price: priceSchema,
  priceTo: priceSchema.nullable(),
  isFrom: z.boolean(),
  currency: currencySchema,
  durationMinutes: duration.nullable(),
  isActive: z.boolean(),
};

/** A row to be saved. What a reading gave may be sent back just as it came, warnings and all. */
export const savePriceRowSchema = z
  .strictObject({
    ...editableFields,
    /** Of a row that is in the list already; a row without one is known by what it is about. */
    id: idSchema.nullish(),
    zone: detail.default(null),
    material: detail.default(null),
    carType: detail.default(null),
    carTypeMeaning: meaning.default(null),
    priceTo: priceSchema.nullable().default(null),
    isFrom: z.boolean().default(false),
    /** The studio's own where none is given. */
    currency: currencySchema.optional(),
    durationMinutes: duration.nullable().default(null),
    isActive: z.boolean().default(true),
    isSample: z.boolean().default(false),
    source: sourceWords.default(null),
    warnings: z.array(z.string()).optional(),
    derived: z.boolean().optional(),
    column: z.object({ at: z.int(), of: z.int() }).nullish(),
  })
  .refine((row) => row.priceTo === null || row.priceTo > row.price, {
    message: 'must be above the price it starts from',
    path: ['priceTo'],
  });
export type SavePriceRow = z.infer<typeof savePriceRowSchema>;

/** What a change was made with: pasted text, the table, a CSV file. The server adds its own kinds. */
const changeKinds = ['TEXT', 'TABLE', 'CSV'] as const;
export const versionKinds = [...changeKinds, 'TEMPLATE', 'UNDO'] as const;

const version = z.int().min(0);

export const savePriceListSchema = z.strictObject({
  rows: z
    .array(savePriceRowSchema)
    .max(pricingLimits.rows, { message: `must have at most ${pricingLimits.rows} rows` }),
  /** The version the changes were made on. When the list went on meanwhile the save is refused as stale. */
  baseVersion: version.optional(),
  kind: z.enum(changeKinds).default('TABLE'),
});
export type SavePriceList = z.infer<typeof savePriceListSchema>;

export const updatePriceRowSchema = z.strictObject({ ...editableFields, baseVersion: version }).partial();
export type UpdatePriceRow = z.infer<typeof updatePriceRowSchema>;

export const baseVersionSchema = z.strictObject({ baseVersion: version.optional() });
/** The same in a query string, where numbers are text. */
export const baseVersionQuerySchema = z.strictObject({
  baseVersion: z
    .string()
    .regex(/^\d{1,9}$/, { message: 'must be a whole number' })
    .transform(Number)
    .optional(),
});

/** A changed row together with the version of the list it belongs to now. */
export const changedPriceRowSchema = priceRowSchema.extend({ version: z.int() });

export const priceListVersionSchema = z.object({
  version: z.int(),
  createdAt: z.iso.datetime(),
  kind: z.enum(versionKinds),
  /** Who saved it; null for what the product made itself and for accounts that are gone. */
  author: z.string().nullable(),
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
});
export type PriceListVersion = z.infer<typeof priceListVersionSchema>;

/** How many bookings ahead and how many dialogs of the last 30 days were told the prices of these rows. */
export const priceImpactRequestSchema = z.strictObject({ rowIds: z.array(idSchema).max(pricingLimits.rows) });
export const priceImpactSchema = z.object({ bookings: z.int(), quotes: z.int() });
export type PriceImpact = z.infer<typeof priceImpactSchema>;
