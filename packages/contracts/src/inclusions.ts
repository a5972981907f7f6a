import { z } from 'zod';
import { boundedText } from './text.ts';

/** As many things may be named as part of a service, and as many as not part of it. */
export const inclusionItemLimit = 20;
/** As many services may be described. */
export const inclusionLimit = 60;
export const longestInclusion = 80;

const items = z.array(boundedText({ min: 1, max: longestInclusion })).max(inclusionItemLimit);

/** What belongs to a service and what does not, in the owner's words. */
export const inclusionSchema = z
  .strictObject({ service: boundedText({ min: 1, max: 120 }), included: items, excluded: items })
  .refine(({ included, excluded }) => included.length + excluded.length > 0, {
    message: 'must not be empty',
    path: ['included'],
  })
  .refine(({ included, excluded }) => !excluded.some((item) => holds(included, item)), {
    message: 'must not be in both lists',
    path: ['excluded'],
  });
export type Inclusion = z.infer<typeof inclusionSchema>;

export const inclusionsSchema = z
  .array(inclusionSchema)
  .max(inclusionLimit)
  .refine((all) => new Set(all.map(({ service }) => service)).size === all.length, {
    message: 'must have different services',
  });

function holds(items: readonly string[], item: string): boolean {
  return items.some((one) => one.toLowerCase() === item.toLowerCase());
}
