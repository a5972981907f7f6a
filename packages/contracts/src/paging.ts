import { z } from 'zod';

/** Query strings are text: a page number is read from digits, never coerced from anything else. */
const digits = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, { message: 'must be a whole number above 0' })
  .transform(Number);

export function pagingQuery<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) {
  return z.strictObject({
    page: digits.default(1),
    pageSize: digits.pipe(z.number().max(100, { message: 'must be at most 100' })).default(50),
    search: z.string().trim().max(100).default(''),
    sort: z.enum(sorts).default(sorts[0] as Sorts[number]),
  });
}
