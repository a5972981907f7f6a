import { z } from 'zod';
import { currencySchema } from './partner-config.ts';
import { idSchema } from './text.ts';

/** A price is above 0 and at most a million, in major units with at most two decimals. */
export const priceSchema = z
  .number()
  .positive({ message: 'must be above 0' })
  .max(1_000_000, { message: 'must be at most 1,000,000' });

export const priceRowSchema = z.object({
  id: idSchema,
  service: z.string(),
  zone: z.string().nullable(),
  material: z.string().nullable(),
  carType: z.string().nullable(),
  price: priceSchema,
  priceTo: priceSchema.nullable(),
  isFrom: z.boolean(),
  currency: currencySchema,
  durationMinutes: z.int().nullable(),
  isActive: z.boolean(),
  /** Came with a trade template and was not confirmed by the owner yet. */
  isSample: z.boolean(),
});
export type PriceRow = z.infer<typeof priceRowSchema>;

export const priceListSchema = z.object({ rows: z.array(priceRowSchema) });
