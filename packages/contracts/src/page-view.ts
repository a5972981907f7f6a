import { z } from 'zod';
import { languageSchema } from './languages.ts';

/** One visit of one page: no cookie, no address, no identity. */
export const pageViewSchema = z.strictObject({
  path: z.string().min(1).max(300).startsWith('/'),
  language: languageSchema.optional(),
});
export type PageView = z.infer<typeof pageViewSchema>;

/** How often pages were visited in the last thirty days, for administrators. */
export const pageViewCountsSchema = z.object({
  days: z.array(z.object({ date: z.iso.date(), views: z.int() })),
  paths: z.array(z.object({ path: z.string(), views: z.int() })),
});
export type PageViewCounts = z.infer<typeof pageViewCountsSchema>;
