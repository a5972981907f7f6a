import { boundedText, currencySchema, priceFault, priceSchema, pricingLimits } from '@glossa/contracts';
import { z } from 'zod';
import type { RowValues } from '../working-list/work-row.ts';

const blank = z.literal('');
const detail = boundedText({ max: 160 });
const needed = { error: 'must not be empty' };

/** A row as its form holds it: empty fields are empty texts, durations are hours. */
export const rowFormSchema = z
  .object({
    service: boundedText({ min: 1, max: 160 }),
    zone: detail,
    material: detail,
    carType: detail,
    carTypeMeaning: z.string().nullable(),
    price: z.number(needed).pipe(priceSchema),
    priceTo: z.union([blank, priceSchema]),
    isFrom: z.boolean(),
    currency: currencySchema,
    hours: z.union([
      blank,
      z
        .number()
        .positive({ message: 'must be above 0' })
        .max(pricingLimits.durationMinutes / 60),
    ]),
    isActive: z.boolean(),
  })
  .refine(({ price, priceTo }) => priceTo === '' || priceTo > price, {
    message: 'must be above the price it starts from',
    path: ['priceTo'],
  })
  .superRefine(({ price, priceTo, currency }, context) => {
    for (const [field, amount] of Object.entries({ price, priceTo })) {
      const fault = amount === '' ? null : priceFault(amount, currency);
      if (fault) context.addIssue({ code: 'custom', path: [field], message: fault });
    }
  });

export type RowFormValues = Record<'service' | 'zone' | 'material' | 'carType', string> & {
  /** Kept as it is: it is said once for all rows of the type. */
  carTypeMeaning: string | null;
  price: number | '';
  priceTo: number | '';
  isFrom: boolean;
  currency: RowValues['currency'];
  hours: number | '';
  isActive: boolean;
};

export function toFormValues(row: RowValues): RowFormValues {
  return {
    service: row.service,
    zone: row.zone ?? '',
    material: row.material ?? '',
    carType: row.carType ?? '',
    carTypeMeaning: row.carTypeMeaning,
    price: row.price > 0 ? row.price : '',
    priceTo: row.priceTo ?? '',
    isFrom: row.isFrom,
    currency: row.currency,
    hours: row.durationMinutes === null ? '' : Math.round((row.durationMinutes / 60) * 100) / 100,
    isActive: row.isActive,
  };
}

export function fromFormValues(form: RowFormValues): RowValues {
  const words = (text: string) => text.trim() || null;
  return {
    service: form.service.trim(),
    zone: words(form.zone),
    material: words(form.material),
    carType: words(form.carType),
    carTypeMeaning: words(form.carType) === null ? null : form.carTypeMeaning,
    price: form.price === '' ? 0 : form.price,
    priceTo: form.priceTo === '' ? null : form.priceTo,
    isFrom: form.isFrom,
    currency: form.currency,
    durationMinutes: form.hours === '' ? null : Math.max(1, Math.round(form.hours * 60)),
    isActive: form.isActive,
  };
}
