import { z } from 'zod';
import { currencySchema } from './currencies.ts';
import { boundedText, idSchema } from './text.ts';
import { weekdaySchema } from './weekdays.ts';

export const discountKinds = ['PERCENT', 'AMOUNT'] as const;
export type DiscountKind = (typeof discountKinds)[number];

/** As many rules a studio may have, and as many services a rule may name. */
export const discountLimits = { rules: 30, services: 20, percent: 90, amount: 1_000_000 } as const;

const day = z.iso.date({ message: 'must be a date such as 2026-12-25' });

/** Long enough that nobody comes upon one by guessing a few words. */
const code = boundedText({ min: 5, max: 24 }).regex(/^[\p{L}\d]+(?:[-_][\p{L}\d]+)*$/u, {
  message: 'must be one word of letters and figures',
});

/** What a studio gives off, to whom and when; what is left open holds for all. */
export const discountRuleSchema = z
  .strictObject({
    id: idSchema,
    /** The reason clients read. */
    name: boundedText({ min: 1, max: 60 }),
    kind: z.enum(discountKinds),
    value: z
      .number()
      .positive({ message: 'must be above 0' })
      .max(discountLimits.amount, { message: 'must be at most 1,000,000' }),
    currency: currencySchema,
    services: z.array(boundedText({ min: 1, max: 120 })).max(discountLimits.services),
    together: z.boolean(),
    weekdays: z.array(weekdaySchema).max(7),
    /** Days of the visit, both included. */
    from: day.nullable(),
    until: day.nullable(),
    firstVisit: z.boolean(),
    code: code.nullable(),
    combines: z.boolean(),
    active: z.boolean(),
  })
  .refine(
    ({ kind, value }) => kind !== 'PERCENT' || (Number.isInteger(value) && value <= discountLimits.percent),
    {
      message: 'must be a whole number from 1 to 90',
      path: ['value'],
    },
  )
  .refine(({ kind, value }) => kind !== 'AMOUNT' || Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
    message: 'must have at most two decimals',
    path: ['value'],
  })
  .refine(({ from, until }) => from === null || until === null || from <= until, {
    message: 'must not end before it begins',
    path: ['until'],
  })
  .refine(({ together, services }) => !together || services.length >= 2, {
    message: 'must name at least two services',
    path: ['services'],
  });
export type DiscountRule = z.infer<typeof discountRuleSchema>;

export const discountsSchema = z
  .array(discountRuleSchema)
  .max(discountLimits.rules)
  .refine((rules) => isApart(rules.map(({ id }) => id)), { message: 'must have different ids' })
  .refine((rules) => isApart(rules.flatMap(({ code: word }) => word?.toUpperCase() ?? [])), {
    message: 'must have different codes',
  });

function isApart(words: readonly string[]): boolean {
  return new Set(words).size === words.length;
}
